/** Where somebody goes after signing in when nothing else was asked for. */
export const HOME = "/dashboard/returns";

/**
 * The page that was asked for before signing in, or the list. Only pages of the dashboard: an address from a query must
 * not lead anywhere else ("//evil", "/\evil", "/dashboard/../r/x" do not).
 */
export const safeReturnPath = (asked: unknown): string => {
  if (typeof asked !== "string" || !/^\/dashboard(?:[/?]|$)/.test(asked)) return HOME;
  if (asked.includes("\\") || asked.startsWith("/dashboard/sign-in")) return HOME;
  const url = new URL(asked, "http://here.invalid");
  const isInside = url.host === "here.invalid" && /^\/dashboard(?:\/|$)/.test(url.pathname);
  return isInside ? url.pathname + url.search : HOME;
};
