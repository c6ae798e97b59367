/** Where somebody goes after signing in when nothing else was asked for. */
export const HOME = "/dashboard/returns";

/**
 * The page that was asked for before signing in, or `home`. Only pages of the dashboard and the station: an address from
 * a query must not lead anywhere else ("//evil", "/\evil", "/dashboard/../r/x" do not).
 */
export const safeReturnPath = (asked: unknown, home = HOME): string => {
  if (typeof asked !== "string" || !/^\/(?:dashboard|station)(?:[/?]|$)/.test(asked)) return home;
  if (asked.includes("\\") || asked.startsWith("/dashboard/sign-in")) return home;
  const url = new URL(asked, "http://here.invalid");
  const isInside = url.host === "here.invalid" && /^\/(?:dashboard|station)(?:\/|$)/.test(url.pathname);
  return isInside ? url.pathname + url.search : home;
};
