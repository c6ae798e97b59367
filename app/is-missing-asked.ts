import { headers } from "next/headers";

/**
 * Whether this is the second asking after a page that called `notFound()`: for the page that says so, which is rendered
 * like any other (scripts/front/missing-pages.mjs).
 */
export const isMissingAsked = async (): Promise<boolean> => (await headers()).has("x-svc-missing");
