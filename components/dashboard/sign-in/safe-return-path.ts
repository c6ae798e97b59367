/** The default page after signing in. */
export const HOME = "/dashboard/returns";

/**
 * Returns the page that was requested before signing in, or `home`. Accepts only pages of the dashboard and the
 * station, so that a crafted address ("//evil", "/\evil", "/dashboard/../r/x") can't lead anywhere else.
 */
export const safeReturnPath = (asked: unknown, home = HOME): string => {
  if (typeof asked !== "string" || !/^\/(?:dashboard|station)(?:[/?]|$)/.test(asked)) return home;
  if (asked.includes("\\") || asked.startsWith("/dashboard/sign-in")) return home;
  const url = new URL(asked, "http://here.invalid");
  const isInside = url.host === "here.invalid" && /^\/(?:dashboard|station)(?:\/|$)/.test(url.pathname);
  return isInside ? url.pathname + url.search : home;
};
