import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { findMember } from "@/server/db/people/users";
import type { Actor } from "@/server/kernel/actor";
import { createUser } from "@/server/services/setup/create-user";
import { startStaffSession } from "@/server/services/team/start-staff-session";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant, type Tenant } from "@/test/factories";
import { type NextAuthApp, startNextAuth } from "@/test/next-auth-app";
import { type OidcIssuer, startOidcIssuer } from "@/test/oidc-issuer";
import { dashboardAs } from "@/test/team-scene";
import { memberOfClaims } from "./oidc";

let ctx: TestContext;
let issuer: OidcIssuer;
let tenant: Tenant;
let anaId: string;
let owner: Actor;
let app: NextAuthApp;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  const base = await openTestContext();
  const oidc = { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: "homeward", OIDC_CLIENT_SECRET: "secret" };
  ctx = { ...base, env: { ...base.env, ...oidc } };
  setContext(ctx);
  tenant = await createTenant(ctx);
  anaId = (await createUser(ctx, { actor: tenant.actor, input: person("ana@example.com") })).id;
  const { id } = await createUser(ctx, {
    actor: tenant.actor,
    input: { ...person("owner@example.com"), role: "owner" },
  });
  owner = { ...tenant.actor, kind: "staff", id };
  app = await startNextAuth(async (claims) => `/in/${(await memberOfClaims(claims, {})) ?? "nobody"}`);
  process.env.NEXTAUTH_URL = app.url;
});
afterAll(async () => {
  delete process.env.NEXTAUTH_URL;
  await app.close();
  await issuer.close();
  await ctx.close();
});

const person = (email: string) => ({ email, name: email, role: "support" as const, passwordHash: "unusable" });
const api = () => dashboardAs(ctx, owner);

/** Simulates a browser from the sign-in button via the issuer back to us; returns where it ends. */
const signIn = async (change: (back: URL) => void = () => undefined): Promise<string> => {
  const jar = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { ...init, headers: { cookie }, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), decodeURIComponent(pair.slice(pair.indexOf("=") + 1)));
    }
    return answer;
  };
  const { csrfToken } = (await (await ask(`${app.url}/api/auth/csrf`)).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, callbackUrl: `${app.url}/dashboard`, json: "true" });
  const { url } = (await (await ask(`${app.url}/api/auth/signin/oidc`, { method: "POST", body })).json()) as {
    url: string;
  };
  expect(url.startsWith(`${issuer.issuer}/authorize?`)).toBe(true);
  const back = new URL((await fetch(url, { redirect: "manual" })).headers.get("location") ?? "");
  change(back);
  // On a refusal, next-auth redirects to its own pages.
  let at = back.href;
  while (new URL(at, app.url).pathname.startsWith("/api/"))
    at = (await ask(new URL(at, app.url).href)).headers.get("location") ?? "/nowhere";
  const { pathname, searchParams } = new URL(at, app.url);
  return searchParams.has("error") ? `${pathname}: ${searchParams.get("error")}` : pathname;
};

const ANA = { email: "Ana@Example.com", email_verified: true, name: "Ana" };
const FAILED = "/dashboard/sign-in: OAuthCallback";

describe("single sign-on", () => {
  test("signs in the member whose email the issuer has verified", async () => {
    issuer.say(ANA);
    expect(await signIn()).toBe(`/in/${anaId}`);
  });

  test.each([
    ["is not verified", { ...ANA, email_verified: false }],
    ["is said to be verified in a text", { ...ANA, email_verified: "true" }],
    ["nobody here has", { ...ANA, email: "stranger@example.com" }],
    ["is a list", { ...ANA, email: ["Ana@Example.com"] }],
    ["is none", { email_verified: true, email: "a\u0000b" }],
  ])("refuses an email that %s, and creates no member", async (_, claims) => {
    issuer.say(claims);
    const people = await ctx.db.user.count();
    expect(await signIn()).toBe("/in/nobody");
    expect(await ctx.db.user.count()).toBe(people);
  });

  test.each([
    ["of another nonce", { ...ANA, nonce: "another" }],
    ["for somebody else", { ...ANA, aud: "other-client" }],
    ["of another issuer", { ...ANA, iss: "https://evil.example" }],
    ["that has lapsed", { ...ANA, exp: 1 }],
  ])("refuses a token %s", async (_, claims) => {
    issuer.say(claims);
    expect(await signIn()).toBe(FAILED);
  });

  test("refuses a token signed by another key, and an answer requested by another browser", async () => {
    issuer.say(ANA);
    issuer.signWithOtherKey(true);
    expect(await signIn()).toBe(FAILED);
    issuer.signWithOtherKey(false);
    expect(await signIn((back) => back.searchParams.set("state", "another"))).toBe(FAILED);
    expect(await signIn()).toBe(`/in/${anaId}`);
  });

  test("adds an invited person once, with the invitation's role; without a password they can set one; a removed member stays out", async () => {
    await api().inviteMember({ email: "ben@example.com", role: "viewer" });
    issuer.say({ ...ANA, email: "ben@example.com", name: "Ben" });
    const benId = (await signIn()).replace("/in/", "");
    expect(await findMember(ctx.db, benId)).toMatchObject({ name: "Ben", role: "viewer", groupId: tenant.groupId });
    expect(await signIn()).toBe(`/in/${benId}`);
    expect((await api().listTeam({})).invitations).toEqual([]);
    const sessionId = await startStaffSession(ctx, { userId: benId, seconds: 3_600 });
    const ben: Actor = { ...owner, id: benId, sessionId, scopes: new Set(["account:write"]) };
    await dashboardAs(ctx, ben).changeOwnPassword({ new_password: "ten letters" });
    await dashboardAs(ctx, ben).startSecondFactor({ current_password: "ten letters" });
    const again = { ...ben, sessionId: await startStaffSession(ctx, { userId: benId, seconds: 3_600 }) };
    expect((await dashboardAs(ctx, again).listSessions({})).password_reset_until).toBeNull();
    await api().removeMember({ user_id: benId });
    expect(await signIn()).toBe("/in/nobody");
  });
});
