import { headers } from "next/headers";

/** Which error is told, by the code that the log knows the request by. */
export type AskedError = { readonly status: "404" | "500"; readonly code: string };

/**
 * Set on the second asking after a page that called `notFound()` or broke: for the page that says so, which is rendered
 * like any other (scripts/front/error-pages.mjs). Null everywhere else.
 */
export const errorPageAsked = async (): Promise<AskedError | null> => {
  const sent = await headers();
  const status = sent.get("x-svc-error-page");
  return status === "404" || status === "500" ? { status, code: sent.get("x-request-id") ?? "" } : null;
};
