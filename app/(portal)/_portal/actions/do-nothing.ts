"use server";

import { serverAction } from "@/server/trpc/server-action";
import { OF_PREVIEW } from "../form-arguments";

/** For read-only forms: the preview has no return. */
export const doNothing = serverAction(OF_PREVIEW, async (state) => state);
