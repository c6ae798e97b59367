import { cookies } from "next/headers";
import { getContext } from "@/server/context";
import { placeOfRequest } from "./next-auth";
import { memberOfClaims, type OidcClaims } from "./oidc";
import { passFirstFactor } from "./second-step";

/** Page that tells people who aren't members so. */
const REFUSED = "/dashboard/sign-in?error=AccessDenied";

/** Single sign-on is a first factor like a password: our own second factor is still required. Returns where to go. */
export const signInByClaims = async (claims: OidcClaims): Promise<string> => {
  const userId = await memberOfClaims(claims, await placeOfRequest());
  return userId === null ? REFUSED : passFirstFactor(userId, { next: await wantedPath() });
};

/**
 * Returns the page the person wanted to open before signing in; "" if there is none or it isn't a page of dashboard or
 * station.
 */
const wantedPath = async (): Promise<string> => {
  const all = (await cookies()).getAll();
  const wanted = all.find(({ name }) => name.endsWith("next-auth.callback-url"))?.value ?? "";
  const base = getContext().env.APP_URL;
  if (!URL.canParse(wanted, base)) return "";
  const { pathname, search } = new URL(wanted, base);
  return /^\/(?:dashboard|station)\/(?!sign-in)/.test(pathname) ? pathname + search : "";
};
