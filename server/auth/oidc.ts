import type { Profile } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { getContext } from "@/server/context";
import type { Actor } from "@/server/kernel/actor";
import type { Env } from "@/server/kernel/env";
import { findByVerifiedMail } from "@/server/services/team/find-by-verified-mail";

/** Claims of an ID token (OpenID Connect Core, section 5.1). */
export type OidcClaims = Profile & { email_verified?: unknown; iss?: string };

/** Returns the label of single sign-on on the sign-in page; null if it isn't configured. */
export const oidcLabel = (): string | null =>
  settingsOf(getContext().env) === null ? null : getContext().env.OIDC_LABEL;

type Settings = { issuer: string; clientId: string; clientSecret: string };

const settingsOf = ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Env): Settings | null =>
  OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined
    ? null
    : { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };

/** next-auth's types only name the members of this value, which is a token set of openid-client. */
const isTokenSet = <Asked>(tokens: object): tokens is Asked & { claims: () => OidcClaims } =>
  "claims" in tokens && typeof tokens.claims === "function";

/** Timeout for answers of the issuer. */
const TIMEOUT_MS = 10_000;

/**
 * Returns next-auth's generic provider: code flow with PKCE, state and nonce; keys and addresses come from the issuer.
 */
export const oidcProvider = (env: Env): OAuthConfig<OidcClaims> | null => {
  const settings = settingsOf(env);
  if (settings === null) return null;
  const { issuer, ...client } = settings;
  return {
    ...client,
    ...{ id: "oidc", name: env.OIDC_LABEL, type: "oauth", issuer, idToken: true, checks: ["pkce", "state", "nonce"] },
    wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    httpOptions: { timeout: TIMEOUT_MS },
    userinfo: {
      // Some issuers leave the email out of the token. The user info must be about the same person: its `sub` is
      // compared.
      request: async ({ tokens, client: asked }) => {
        if (!isTokenSet<Parameters<typeof asked.userinfo>[0]>(tokens)) throw new Error("The issuer sent no ID token.");
        const claims = tokens.claims();
        return claims.email === undefined ? { ...(await asked.userinfo(tokens)), ...claims } : claims;
      },
    },
    // A claim may be of any type, and next-auth lowercases the email.
    profile: ({ sub, email }) => ({ id: sub ?? "", email: typeof email === "string" ? email : null }),
  };
};

/**
 * Returns the member signed in by the issuer's claims: the one with this email, verified by the issuer, or a person
 * invited under it. Null for everybody else, and for claims of another issuer.
 */
export const memberOfClaims = async (
  claims: OidcClaims,
  place: Pick<Actor, "address" | "userAgent">,
): Promise<string | null> => {
  const ctx = getContext();
  const { email, name, iss } = claims;
  if (iss !== ctx.env.OIDC_ISSUER || claims.email_verified !== true || typeof email !== "string") return null;
  return findByVerifiedMail(ctx, { email, name: name ?? "", ...place });
};
