"use client";

import dynamic from "next/dynamic";

/** Most returns ask for no photos: what sends them is loaded where one does. */
export const LazyPhotoField = dynamic(() => import("./photo-field").then((module) => module.PhotoField));
