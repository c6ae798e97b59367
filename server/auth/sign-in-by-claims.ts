import { cookies } from "next/headers";
import { getContext } from "@/server/context";
import { placeOfRequest } from "./next-auth";
import { memberOfClaims, type OidcClaims } from "./oidc";
import { passFirstFactor } from "./second-step";

/** Where whoever is no member is told so. */
const REFUSED = "/dashboard/sign-in?error=AccessDenied";

/**
 * The organization's own sign-in is a first factor like a password: a second one of ours is asked for all the same.
 * Answers where to go.
 */
export const signInByClaims = async (claims: OidcClaims): Promise<string> => {
  const userId = await memberOfClaims(claims, await placeOfRequest());
  return userId === null ? REFUSED : passFirstFactor(userId, { next: await wantedPath() });
};

/** Where one wanted to go before one left; "" for nowhere, and for anything but a page of dashboard or station. */
const wantedPath = async (): Promise<string> => {
  const all = (await cookies()).getAll();
  const wanted = all.find(({ name }) => name.endsWith("next-auth.callback-url"))?.value ?? "";
  const base = getContext().env.APP_URL;
  if (!URL.canParse(wanted, base)) return "";
  const { pathname, search } = new URL(wanted, base);
  return /^\/(?:dashboard|station)\/(?!sign-in)/.test(pathname) ? pathname + search : "";
};
