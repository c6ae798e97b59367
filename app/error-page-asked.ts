import { headers } from "next/headers";

/** Which error is shown, with the request's code in the log. */
export type AskedError = { readonly status: "404" | "500"; readonly code: string };

/**
 * Set on the second request after a page called `notFound()` or failed: for the error page, which is rendered like any
 * other (scripts/front/error-pages.mjs). Otherwise null.
 */
export const errorPageAsked = async (): Promise<AskedError | null> => {
  const sent = await headers();
  const status = sent.get("x-svc-error-page");
  return status === "404" || status === "500" ? { status, code: sent.get("x-request-id") ?? "" } : null;
};
