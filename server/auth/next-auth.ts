import { cookies, headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { decode, encode, type JWT } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { getContext } from "@/server/context";
import { deleteStaffSessions, findStaffSession } from "@/server/db/people/staff-sessions";
import { findMember } from "@/server/db/people/users";
import { clientAddressOf } from "@/server/kernel/client-address";
import { deriveKey } from "@/server/kernel/crypto";
import { startStaffSession } from "@/server/services/team/start-staff-session";
import { checkLogIn } from "./check-log-in";
import { type OidcClaims, oidcProvider } from "./oidc";
import { redirectWithin } from "./redirect-within";

/** A week, so that store staff sign in on Mondays. Their membership is checked on every request anyway. */
const SESSION_SECONDS = 7 * 24 * 3600;
const SIGN_IN_PAGE = "/dashboard/sign-in";

/** Signs in a person by the claims of single sign-on; returns where to go. */
type SignInByClaims = (claims: OidcClaims) => Promise<string>;

/**
 * Configures next-auth for the dashboard: email and password, single sign-on if configured, and a session that contains
 * only the person's ID.
 */
export const authOptions = (signInByClaims: SignInByClaims): NextAuthOptions => {
  const { env, log } = getContext();
  const oidc = oidcProvider(env);
  // The issuer redirects to the address that it knows, whatever host the browser used.
  if (oidc !== null) process.env.NEXTAUTH_URL ??= env.APP_URL;
  // Without a fixed address, next-auth uses the forwarded one, which the front server has set: `APP_URL`, or the
  // requested host.
  process.env.AUTH_TRUST_HOST ??= "true";
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: isServedOverTls(),
    cookies: { sessionToken: { name: sessionCookie(), options: sessionCookieOptions() } },
    pages: { signIn: SIGN_IN_PAGE, signOut: SIGN_IN_PAGE, error: SIGN_IN_PAGE },
    // Only the message is logged, because the error's details may contain tokens.
    logger: {
      error: (code, told) => {
        const error = (told instanceof Error ? told : told.error).message;
        if (error !== SESSION_ENDED) log.warn({ code, error }, "next-auth refused a request");
      },
    },
    providers: [
      ...(oidc === null ? [] : [oidc]),
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: async (given) => {
          const { address } = await placeOfRequest();
          const result = await checkLogIn({ email: given?.email ?? "", password: given?.password ?? "", address });
          if (result.kind !== "OK") return null;
          // People with a second factor sign in on the page, which asks for it; here they would bypass it.
          const member = await findMember(getContext().db, result.userId);
          return member?.secondFactorAt === null ? { id: member.id } : null;
        },
      }),
    ],
    events: {
      // next-auth itself only clears the cookie; a copy of it would still open the session.
      signOut: async ({ token }) => {
        if (isNamed(token)) await deleteStaffSessions(getContext().db, { userId: token.sub, id: token.sid });
      },
    },
    callbacks: {
      // Never `true` for the issuer's sign-ins: we start the session ourselves, after the second factor like any other.
      signIn: ({ account, profile }) =>
        account?.provider === oidc?.id ? signInByClaims(profile as OidcClaims) : account?.type === "credentials",
      jwt: async ({ token, user }) => ({
        sub: token.sub,
        sid: user ? await newSession(user.id) : await openSession(token),
      }),
      session: ({ session, token }) => Object.assign(session, { user: { id: token.sub } }),
      // Redirects only to paths of this installation.
      redirect: ({ url, baseUrl }) => redirectWithin(baseUrl, url),
    },
  };
};

/** One shift: people who switch to a station with a PIN enter it again the next day. */
const PIN_SESSION_SECONDS = 12 * 3600;

type How = { isByPin?: boolean; isByLink?: boolean };

const newSession = async (userId: string, { isByPin = false, isByLink = false }: How = {}): Promise<string> =>
  startStaffSession(getContext(), {
    ...{ userId, isByPin, isByLink, seconds: isByPin ? PIN_SESSION_SECONDS : SESSION_SECONDS },
    ...(await placeOfRequest()),
  });

/**
 * Returns the session of a token. @throws if it has ended; next-auth then answers as if signed out and clears the
 * cookie
 */
const openSession = async (token: JWT): Promise<string> => {
  if (isNamed(token)) {
    const { db, clock } = getContext();
    const session = await findStaffSession(db, { id: token.sid, now: clock.now() });
    if (session?.userId === token.sub) return token.sid;
  }
  throw new Error(SESSION_ENDED);
};

const SESSION_ENDED = "the session has ended";

/** Signs a person in here: creates a session that can be ended elsewhere, and a cookie that refers to it. */
export const startSession = async (userId: string, how: How = {}): Promise<void> => {
  const sid = await newSession(userId, how);
  const token = await encode({ token: { sub: userId, sid }, secret: sessionSecret(), maxAge: SESSION_SECONDS });
  const jar = await cookies();
  jar.set(sessionCookie(), token, { ...sessionCookieOptions(), maxAge: SESSION_SECONDS });
};

export const endSession = async (): Promise<void> => {
  const session = await sessionOfRequest();
  if (session !== null) await deleteStaffSessions(getContext().db, { userId: session.userId, id: session.sessionId });
  const jar = await cookies();
  jar.set(sessionCookie(), "", { ...sessionCookieOptions(), maxAge: 0 });
};

/** Returns the session of the request's cookie, or null. Doesn't check whether it is still open. */
export const sessionOfRequest = async (): Promise<{ userId: string; sessionId: string } | null> => {
  const jar = await cookies();
  const token = jar.get(sessionCookie())?.value;
  if (!token) return null;
  // A token that was modified, has another secret or is too old is ignored.
  const payload = await decode({ token, secret: sessionSecret() }).catch(() => null);
  return isNamed(payload) ? { userId: payload.sub, sessionId: payload.sid } : null;
};

/** Our tokens contain a person's ID and the ID of one of their sessions. */
const isNamed = (token: JWT | null): token is JWT & { sub: string; sid: string } =>
  typeof token?.sub === "string" && typeof token.sid === "string";

/** Returns the origin of the request, as recorded with staff changes. */
export const placeOfRequest = async (): Promise<{ address?: string; userAgent: string }> => {
  const sent = await headers();
  const address = clientAddressOf(sent, getContext().env.TRUST_PROXY);
  const userAgent = (sent.get("user-agent") ?? "").slice(0, USER_AGENT_CHARACTERS);
  return address === undefined ? { userAgent } : { address, userAgent };
};

/** Enough to tell browsers and systems apart. */
const USER_AGENT_CHARACTERS = 300;

/** Whether people reach this installation over https, so that cookies are never sent without it. */
export const isServedOverTls = (): boolean => getContext().env.APP_URL.startsWith("https://");

const sessionCookie = (): string => (isServedOverTls() ? "__Secure-homeward.session" : "homeward.session");

const sessionCookieOptions = () => ({ httpOnly: true, sameSite: "lax", path: "/", secure: isServedOverTls() }) as const;

const sessionSecret = (): string => deriveKey(getContext().env.HOMEWARD_SECRET, "dashboard-session").toString("hex");
