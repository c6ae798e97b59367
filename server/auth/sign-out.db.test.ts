import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { findStaffSession } from "@/server/db/people/staff-sessions";
import { deriveKey } from "@/server/kernel/crypto";
import { createUser } from "@/server/services/setup/create-user";
import { startStaffSession } from "@/server/services/team/start-staff-session";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { type NextAuthApp, startNextAuth } from "@/test/next-auth-app";

let ctx: TestContext;
let app: NextAuthApp;
let userId: string;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  const { actor } = await createTenant(ctx);
  const input = { email: "ana@example.com", name: "Ana", role: "support" as const, passwordHash: "unusable" };
  userId = (await createUser(ctx, { actor, input })).id;
  app = await startNextAuth(async () => "/nowhere");
  process.env.NEXTAUTH_URL = app.url;
});
afterAll(async () => {
  delete process.env.NEXTAUTH_URL;
  await app.close();
  await ctx.close();
});

const signIn = async () => {
  const sid = await startStaffSession(ctx, { userId, isByPin: false, isByLink: false, seconds: 3600, userAgent: "" });
  const secret = deriveKey(ctx.env.HOMEWARD_SECRET, "dashboard-session").toString("hex");
  return { sid, cookie: `homeward.session=${await encode({ token: { sub: userId, sid }, secret })}` };
};
const whoIs = async (cookie: string): Promise<unknown> =>
  (await fetch(`${app.url}/api/auth/session`, { headers: { cookie } })).json();

test("ends the session on next-auth's own sign-out, so that a copied cookie is worthless", async () => {
  const { sid, cookie } = await signIn();
  expect(await whoIs(cookie)).toMatchObject({ user: { id: userId } });

  const asked = await fetch(`${app.url}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const [pair = ""] = (asked.headers.getSetCookie()[0] ?? "").split(";");
  const csrfCookie = `${pair.slice(0, pair.indexOf("="))}=${decodeURIComponent(pair.slice(pair.indexOf("=") + 1))}`;
  await fetch(`${app.url}/api/auth/signout`, {
    method: "POST",
    headers: { cookie: `${csrfCookie}; ${cookie}` },
    body: new URLSearchParams({ csrfToken }),
    redirect: "manual",
  });

  expect(await findStaffSession(ctx.db, { id: sid, now: ctx.clock.now() })).toBeNull();
  expect(await whoIs(cookie)).toEqual({});
});
