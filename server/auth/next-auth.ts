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

/** A week: people of a store sign in on Monday. Whether they still belong is asked on every request anyway. */
const SESSION_SECONDS = 7 * 24 * 3600;
const SIGN_IN_PAGE = "/dashboard/sign-in";

/** Signs in whom claims of the organization's own sign-in name; answers where to go. */
type SignInByClaims = (claims: OidcClaims) => Promise<string>;

/**
 * next-auth for the dashboard: email and password, the organization's own sign-in where one is set up, and a session that
 * holds nothing but the id of the person.
 */
export const authOptions = (signInByClaims: SignInByClaims): NextAuthOptions => {
  const { env, log } = getContext();
  const oidc = oidcProvider(env);
  // The issuer leads back to the address that it knows, whatever name the browser used.
  if (oidc !== null) process.env.NEXTAUTH_URL ??= env.APP_URL;
  // Without a fixed address next-auth takes the forwarded one. The front has written it: `APP_URL`, or the host asked.
  process.env.AUTH_TRUST_HOST ??= "true";
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: isSecure(),
    cookies: { sessionToken: { name: sessionCookie(), options: sessionCookieOptions() } },
    pages: { signIn: SIGN_IN_PAGE, signOut: SIGN_IN_PAGE, error: SIGN_IN_PAGE },
    // Of an error its sentence alone: what hangs on it may hold tokens.
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
          // Whoever has a second factor signs in on the page, which asks for it: here would be a way around.
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
      // Never `true` for the issuer's: the session is begun by us, behind the second factor like any other.
      signIn: ({ account, profile }) =>
        account?.provider === oidc?.id ? signInByClaims(profile as OidcClaims) : account?.type === "credentials",
      jwt: async ({ token, user }) => ({
        sub: token.sub,
        sid: user ? await newSession(user.id) : await openSession(token),
      }),
      session: ({ session, token }) => Object.assign(session, { user: { id: token.sub } }),
      // Only paths of this installation: no redirect ever leaves it.
      redirect: ({ url, baseUrl }) => redirectWithin(baseUrl, url),
    },
  };
};

/** A shift: whoever took over a station with four digits does so again tomorrow. */
const PIN_SESSION_SECONDS = 12 * 3600;

type How = { isByPin?: boolean; isByLink?: boolean };

const newSession = async (userId: string, { isByPin = false, isByLink = false }: How = {}): Promise<string> =>
  startStaffSession(getContext(), {
    ...{ userId, isByPin, isByLink, seconds: isByPin ? PIN_SESSION_SECONDS : SESSION_SECONDS },
    ...(await placeOfRequest()),
  });

/** The session that a token names. @throws where it has ended: next-auth then answers as for nobody and clears the cookie */
const openSession = async (token: JWT): Promise<string> => {
  if (isNamed(token)) {
    const { db, clock } = getContext();
    const session = await findStaffSession(db, { id: token.sid, now: clock.now() });
    if (session?.userId === token.sub) return token.sid;
  }
  throw new Error(SESSION_ENDED);
};

const SESSION_ENDED = "the session has ended";

/** Signs a person in here: a session that can be ended elsewhere, and a cookie that names it. */
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

/** The session that the request's cookie names, or null. Says nothing about whether it is still open. */
export const sessionOfRequest = async (): Promise<{ userId: string; sessionId: string } | null> => {
  const jar = await cookies();
  const token = jar.get(sessionCookie())?.value;
  if (!token) return null;
  // A token that was tampered with, is of another secret or is too old opens nothing.
  const payload = await decode({ token, secret: sessionSecret() }).catch(() => null);
  return isNamed(payload) ? { userId: payload.sub, sessionId: payload.sid } : null;
};

/** A token of ours names a person and one session of theirs. */
const isNamed = (token: JWT | null): token is JWT & { sub: string; sid: string } =>
  typeof token?.sub === "string" && typeof token.sid === "string";

/** Where the request comes from, as it is kept beside what staff change. */
export const placeOfRequest = async (): Promise<{ address?: string; userAgent: string }> => {
  const sent = await headers();
  const address = clientAddressOf(sent, getContext().env.TRUST_PROXY);
  const userAgent = (sent.get("user-agent") ?? "").slice(0, USER_AGENT_CHARACTERS);
  return address === undefined ? { userAgent } : { address, userAgent };
};

/** Enough to tell browsers and systems apart. */
const USER_AGENT_CHARACTERS = 300;

const isSecure = (): boolean => getContext().env.APP_URL.startsWith("https://");

const sessionCookie = (): string => (isSecure() ? "__Secure-homeward.session" : "homeward.session");

const sessionCookieOptions = () => ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() }) as const;

const sessionSecret = (): string => deriveKey(getContext().env.HOMEWARD_SECRET, "dashboard-session").toString("hex");
