import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { encode, getToken } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { getContext } from "@/server/context";
import { deriveKey } from "@/server/kernel/crypto";
import { checkLogIn } from "./check-log-in";

/** A week: people of a store sign in on Monday. Whether they still belong is asked on every request anyway. */
const SESSION_SECONDS = 7 * 24 * 3600;
const SIGN_IN_PAGE = "/dashboard/sign-in";

/** next-auth for the dashboard: e-mail and password, and a session that holds nothing but the id of the person. */
export const authOptions = (): NextAuthOptions => {
  // Without a fixed address next-auth takes the one that the browser used: one build serves localhost and any other name.
  process.env.AUTH_TRUST_HOST ??= "true";
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: isSecure(),
    cookies: { sessionToken: { name: sessionCookie(), options: sessionCookieOptions() } },
    pages: { signIn: SIGN_IN_PAGE, signOut: SIGN_IN_PAGE, error: SIGN_IN_PAGE },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: async (given) => {
          const result = await checkLogIn(given?.email ?? "", given?.password ?? "");
          return result.kind === "OK" ? { id: result.userId } : null;
        },
      }),
    ],
    callbacks: {
      jwt: ({ token }) => ({ sub: token.sub }),
      session: ({ session, token }) => Object.assign(session, { user: { id: token.sub } }),
      // Only paths of this installation: no redirect ever leaves it.
      redirect: ({ url, baseUrl }) => (url.startsWith(`${baseUrl}/`) ? url : `${baseUrl}/dashboard`),
    },
  };
};

/** Sets the session cookie of next-auth for this person; for forms of ours that work without script. */
export const startSession = async (userId: string): Promise<void> => {
  const token = await encode({ token: { sub: userId }, secret: sessionSecret(), maxAge: SESSION_SECONDS });
  const jar = await cookies();
  jar.set(sessionCookie(), token, { ...sessionCookieOptions(), maxAge: SESSION_SECONDS });
};

export const endSession = async (): Promise<void> => {
  const jar = await cookies();
  jar.set(sessionCookie(), "", { ...sessionCookieOptions(), maxAge: 0 });
};

/** Id of the person that the request's cookie names, or null. Says nothing about whether they still belong to a store. */
export const sessionUserId = async (): Promise<string | null> => {
  const jar = await cookies();
  const token = jar.get(sessionCookie())?.value;
  if (!token) return null;
  const payload = await getToken({
    // Only the cookie counts: without headers no `Authorization` is read.
    req: { cookies: { [sessionCookie()]: token }, headers: {} } as unknown as Parameters<typeof getToken>[0]["req"],
    cookieName: sessionCookie(),
    secret: sessionSecret(),
  });
  return payload?.sub ?? null;
};

const isSecure = (): boolean => getContext().env.APP_URL.startsWith("https://");

const sessionCookie = (): string => (isSecure() ? "__Secure-homeward.session" : "homeward.session");

const sessionCookieOptions = () => ({ httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() }) as const;

const sessionSecret = (): string => deriveKey(getContext().env.HOMEWARD_SECRET, "dashboard-session").toString("hex");
