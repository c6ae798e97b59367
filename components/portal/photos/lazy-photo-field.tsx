"use client";

import dynamic from "next/dynamic";

/** Most returns request no photos, so the upload code loads only when needed. */
export const LazyPhotoField = dynamic(() => import("./photo-field").then((module) => module.PhotoField));
