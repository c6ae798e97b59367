"use server";

import { serverAction } from "@/server/trpc/server-action";
import { OF_PREVIEW } from "../form-arguments";

/** Of forms that are only looked at: the preview has no return behind it. */
export const doNothing = serverAction(OF_PREVIEW, async (state) => state);
