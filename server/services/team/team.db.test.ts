import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSignInLink, takeSignInLink } from "@/server/db/people/sign-in-links";
import { findStaffSession, listStaffSessions } from "@/server/db/people/staff-sessions";
import { findCredentials, findMember } from "@/server/db/people/users";
import { countFailure } from "@/server/db/webhooks/failure-windows";
import type { Actor } from "@/server/kernel/actor";
import { sha256Hex } from "@/server/kernel/crypto";
import { hashPassword, verifyPassword } from "@/server/kernel/passwords";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant } from "@/test/factories";
import { refusalOf } from "@/test/settings-scene";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { acceptInvitation } from "./accept-invitation";
import { mailSignInLink } from "./sign-in-link/mail-sign-in-link";
import { startStaffSession } from "./start-staff-session";

let database: TestDatabase;
let ctx: TestContext;
let ana: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  const { actor } = await createTenant(ctx);
  ana = await memberOf(ctx, actor, "owner", "ana@example.com");
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";

describe("an invitation", () => {
  test("is emailed, works once, and makes a member with its role and a password of their own", async () => {
    const mailing = { ...ctx, env: { ...ctx.env, SMTP_URL: "smtp://127.0.0.1:1" } };
    const { join_url, is_mailed } = await dashboardAs(mailing, ana).inviteMember({
      email: " Ben@Example.com ",
      role: "support",
    });
    const mail = ctx.sentMails.at(-1);
    expect([is_mailed, mail?.to]).toEqual([true, "ben@example.com"]);
    expect(mail?.text).toContain(join_url);
    const join = { token: tokenOf(join_url), name: " Ben ", password: "ten letters" };
    const mangled = await refusalOf(acceptInvitation(ctx, { ...join, name: "B\0n" }));
    expect(mangled.extras.violations).toMatchObject([{ field: "name" }]);
    const { userId } = await acceptInvitation(ctx, join);
    expect(await findMember(ctx.db, userId)).toMatchObject({ name: "Ben", role: "support", groupId: ana.groupId });
    const kept = await findCredentials(ctx.db, "ben@example.com");
    expect(await verifyPassword("ten letters", kept?.passwordHash ?? null)).toBe(true);
    expect(await refusalOf(acceptInvitation(ctx, join))).toMatchObject({ reason: "NOT_FOUND" });
    expect((await dashboardAs(ctx, ana).listTeam({})).invitations).toEqual([]);
  });

  test("isn't reported as emailed while no mail server is set up", async () => {
    const invite = { email: "dora@example.com", role: "viewer" as const };
    const { invitation_id, is_mailed } = await dashboardAs(ctx, ana).inviteMember(invite);
    expect(is_mailed).toBe(false);
    await dashboardAs(ctx, ana).revokeInvitation({ invitation_id });
  });

  test("ends when it is revoked, when a newer one is made, and after a week", async () => {
    const invite = async () =>
      tokenOf((await dashboardAs(ctx, ana).inviteMember({ email: "cleo@example.com", role: "viewer" })).join_url);
    const join = (token: string) => acceptInvitation(ctx, { token, name: "Cleo", password: "ten letters" });
    const first = await invite();
    const second = await invite();
    expect(await refusalOf(join(first))).toMatchObject({ reason: "NOT_FOUND" });
    const [open] = (await dashboardAs(ctx, ana).listTeam({})).invitations;
    await dashboardAs(ctx, ana).revokeInvitation({ invitation_id: open?.invitation_id ?? "" });
    expect(await refusalOf(join(second))).toMatchObject({ reason: "NOT_FOUND" });
    const third = await invite();
    for (const password of ["short", "aaaaaaaaaaaa", "cleo@example.com"]) {
      const weak = acceptInvitation(ctx, { token: third, name: "Cleo", password });
      expect((await refusalOf(weak)).extras.violations).toMatchObject([{ field: "password" }]);
    }
    ctx.clock.advance(8 * 24 * 3_600_000);
    expect(await refusalOf(join(third))).toMatchObject({ reason: "NOT_FOUND" });
  });

  test("doesn't reveal that an address signs in to another team: only the email to that address does", async () => {
    const other = await createTenant(ctx);
    await memberOf(ctx, other.actor, "support", "elsewhere@example.com");
    const invite = (email: string) => dashboardAs(ctx, ana).inviteMember({ email, role: "viewer" });
    const [free, taken] = [await invite("free@example.com"), await invite("elsewhere@example.com")];
    expect({ ...taken, invitation_id: "", join_url: "" }).toEqual({ ...free, invitation_id: "", join_url: "" });
    const mails = ctx.sentMails.slice(-2);
    expect(mails.map(({ text }) => text.includes(free.join_url))).toEqual([true, false]);
    expect(mails[1]?.text).toContain("another team with this address");
    expect(mails[1]?.text).not.toContain("/join?token=");
    const open = (await dashboardAs(ctx, ana).listTeam({})).invitations.map(({ email }) => email);
    expect(open).toEqual(expect.arrayContaining(["free@example.com", "elsewhere@example.com"]));
    const join = acceptInvitation(ctx, { token: tokenOf(taken.join_url), name: "Eve", password: "ten letters" });
    const refusal = await refusalOf(join);
    expect([refusal.reason, refusal.message]).toEqual(["NOT_FOUND", expect.not.stringContaining("elsewhere")]);
    expect(await findMember(ctx.db, (await findCredentials(ctx.db, "elsewhere@example.com"))?.id ?? "")).toMatchObject({
      groupId: other.groupId,
    });
  });

  test("is refused for a person who already signs in, and an admin can't invite an owner", async () => {
    const again = dashboardAs(ctx, ana).inviteMember({ email: "ana@example.com", role: "support" });
    expect(await refusalOf(again)).toMatchObject({ reason: "ALREADY_EXISTS" });
    const admin = await memberOf(ctx, ana, "admin", "admin@example.com");
    const owner = dashboardAs(ctx, admin).inviteMember({ email: "dora@example.com", role: "owner" });
    expect(await refusalOf(owner)).toMatchObject({ reason: "PERMISSION_DENIED" });
  });
});

describe("a sign-in link", () => {
  const ask = async (email: string, address?: string): Promise<string> => {
    const before = ctx.sentMails.length;
    await mailSignInLink(ctx, { email, address, next: "/dashboard/returns" });
    const mail = ctx.sentMails.slice(before).at(0);
    return mail === undefined ? "" : tokenOf(/http\S+/.exec(mail.text)?.[0] ?? "");
  };
  const take = (token: string) => takeSignInLink(ctx.db, { tokenHash: sha256Hex(token), now: ctx.clock.now() });

  test("is emailed to a member, stored as a hash, works once, and ends earlier ones", async () => {
    const [first, second] = [await ask(" Ana@Example.com "), await ask("ana@example.com")];
    const mail = ctx.sentMails.at(-1);
    expect([mail?.to, mail?.headers["X-SVC-Private"]]).toEqual(["ana@example.com", "yes"]);
    expect(mail?.text).toContain("next=%2Fdashboard%2Freturns");
    expect(JSON.stringify(await ctx.db.signInLink.findMany())).not.toContain(second);
    const looked = { tokenHash: sha256Hex(second), now: ctx.clock.now() };
    for (const _ of [1, 2]) expect(await findSignInLink(ctx.db, looked)).toEqual({ email: "ana@example.com" });
    expect((await Promise.all([take(second), take(second)])).filter(Boolean)).toEqual([ana.id]);
    expect([await take(second), await take(first)]).toEqual([null, null]);
  });

  test("expires after a quarter of an hour, isn't sent to strangers, and is limited to five", async () => {
    const token = await ask("ana@example.com");
    ctx.clock.advance(15 * 60_000);
    expect(await take(token)).toBeNull();
    expect(await ask("nobody@example.com")).toBe("");
    // Two above and one here.
    expect([await ask("ana@example.com"), await ask("ana@example.com")]).not.toContain("");
    expect(await ask("ana@example.com")).toBe("");
  });

  test("addresses a member by their chosen name, without invisible characters", async () => {
    const ned = await memberOf(ctx, ana, "viewer", "ned@example.com", await hashPassword("ten letters"));
    await dashboardAs(ctx, ned).changeOwnName({ name: " Ned Stark " });
    expect(await findMember(ctx.db, ned.id)).toMatchObject({ name: "Ned Stark" });
    for (const name of ["", " \u200b "])
      await expect(dashboardAs(ctx, ned).changeOwnName({ name })).rejects.toThrow(/name/);
  });

  test("ends when the password changes; an invalid address gets none", async () => {
    const ida = await memberOf(ctx, ana, "viewer", "ida-elsewhere@example.com", await hashPassword("the old one"));
    const token = await ask("ida-elsewhere@example.com");
    expect(token).not.toBe("");
    await dashboardAs(ctx, ida).changeOwnPassword({ current_password: "the old one", new_password: "a longer one" });
    expect(await take(token)).toBeNull();
    expect(await ask("ida\0@example.com")).toBe("");
  });

  test("lets its session set a password without the current one, once, for a quarter of an hour; other sessions end", async () => {
    const kai = await memberOf(ctx, ana, "viewer", "kai@example.com", await hashPassword("the forgotten one"));
    const begin = (isByLink: boolean) => startStaffSession(ctx, { userId: kai.id, seconds: 3_600, isByLink });
    const [byLink, byPassword] = [
      { ...kai, sessionId: await begin(true) },
      { ...kai, sessionId: await begin(false) },
    ];
    const set = (actor: Actor, new_password = "a longer one") =>
      dashboardAs(ctx, actor).changeOwnPassword({ new_password });
    expect((await dashboardAs(ctx, byPassword).listSessions({})).password_reset_until).toBeNull();
    expect((await dashboardAs(ctx, byLink).listSessions({})).password_reset_until).not.toBeNull();
    const fields = async (call: Promise<unknown>) =>
      (await refusalOf(call)).extras.violations?.map(({ field }) => field);
    expect(await fields(set(byPassword))).toEqual(["current_password"]);
    expect(await fields(set({ ...byLink, id: ana.id }))).toEqual(["current_password"]);
    for (const weak of ["short", "1234567890", "kai@example.com"])
      expect(await fields(set(byLink, weak))).toEqual(["new_password"]);
    await set(byLink);
    const kept = await findCredentials(ctx.db, "kai@example.com");
    expect(await verifyPassword("a longer one", kept?.passwordHash ?? null)).toBe(true);
    const left = await listStaffSessions(ctx.db, { userId: kai.id, now: ctx.clock.now() });
    expect(left.map(({ id }) => id)).toEqual([byLink.sessionId]);
    const [told] = (await dashboardAs(ctx, ana).listAuditEntries({ who: kai.id })).entries;
    expect(told).toMatchObject({ subject: "MEMBER", act: "CHANGED", actor: { id: kai.id } });
    expect(await fields(set(byLink))).toEqual(["current_password"]);
    const known = { ...kai, sessionId: await begin(true) };
    await dashboardAs(ctx, known).changeOwnPassword({
      current_password: "a longer one",
      new_password: "the longest one",
    });
    expect(await fields(set(known))).toEqual(["current_password"]);
    const late = { ...kai, sessionId: await begin(true) };
    ctx.clock.advance(15 * 60_000);
    expect(await fields(set(late))).toEqual(["current_password"]);
  });

  test("isn't sent when one IP address requests too many, for any person", async () => {
    const gil = await memberOf(ctx, ana, "viewer", "gil@example.com");
    for (let other = 0; other < 20; other += 1) await ask(`other${other}@example.com`, "203.0.113.9");
    expect(await ask(gil.name, "203.0.113.9")).toBe("");
    expect(await ask(gil.name, "203.0.113.10")).not.toBe("");
  });
});

describe("a member", () => {
  test("is signed out at once when removed, and their email becomes free", async () => {
    const eli = await memberOf(ctx, ana, "support", "eli@example.com");
    await dashboardAs(ctx, ana).removeMember({ user_id: eli.id });
    const session = await findStaffSession(ctx.db, { id: eli.sessionId ?? "", now: ctx.clock.now() });
    expect([session, await findMember(ctx.db, eli.id)]).toEqual([null, null]);
    await dashboardAs(ctx, ana).inviteMember({ email: "eli@example.com", role: "viewer" });
  });

  test("of another group can't be seen, changed or removed", async () => {
    const { actor } = await createTenant(ctx);
    const eve = await memberOf(ctx, actor, "owner", "eve@example.com");
    expect((await dashboardAs(ctx, eve).listTeam({})).members.map(({ email }) => email)).toEqual(["eve@example.com"]);
    const change = dashboardAs(ctx, eve).changeMemberRole({ user_id: ana.id, role: "viewer" });
    expect(await refusalOf(change)).toMatchObject({ reason: "NOT_FOUND" });
    expect(await refusalOf(dashboardAs(ctx, eve).removeMember({ user_id: ana.id }))).toMatchObject({
      reason: "NOT_FOUND",
    });
    expect(await refusalOf(dashboardAs(ctx, eve).endSession({ session_id: ana.sessionId ?? "" }))).toMatchObject({
      reason: "NOT_FOUND",
    });
  });

  test("is signed out everywhere by an admin, who only sees part of their addresses; owners only by owners", async () => {
    const [gil, hal] = [
      await memberOf(ctx, ana, "admin", "gil-admin@example.com"),
      await memberOf(ctx, ana, "support", "hal@example.com"),
    ];
    const place = { address: "203.0.113.77", userAgent: "Firefox/1" };
    const second = await startStaffSession(ctx, { userId: hal.id, seconds: 3_600, ...place });
    const api = dashboardAs(ctx, gil);
    const { sessions } = await api.listMemberSessions({ user_id: hal.id });
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(expect.objectContaining({ session_id: second, address: "203.0.113.x" }));
    expect(await api.endMemberSessions({ user_id: hal.id })).toEqual({ ended: 2 });
    for (const id of [hal.sessionId ?? "", second])
      expect(await findStaffSession(ctx.db, { id, now: ctx.clock.now() })).toBeNull();
    const { entries } = await dashboardAs(ctx, ana).listAuditEntries({ page_size: 1 });
    expect(entries).toMatchObject([{ subject: "MEMBER", actor: { id: gil.id } }]);
    expect(JSON.stringify(entries)).toContain("sessions_ended_at");
    for (const user_id of [ana.id, gil.id]) {
      expect(await refusalOf(api.endMemberSessions({ user_id }))).toMatchObject({ reason: "PERMISSION_DENIED" });
      expect(await refusalOf(api.listMemberSessions({ user_id }))).toMatchObject({ reason: "PERMISSION_DENIED" });
    }
  });

  test("signs out everywhere else and stays signed in here", async () => {
    const ida = await memberOf(ctx, ana, "viewer", "ida-here@example.com");
    await startStaffSession(ctx, { userId: ida.id, seconds: 3_600 });
    expect(await dashboardAs(ctx, ida).endOtherSessions({})).toEqual({ ended: 1 });
    const { sessions } = await dashboardAs(ctx, ida).listSessions({});
    expect(sessions.map(({ session_id }) => session_id)).toEqual([ida.sessionId]);
  });

  test("can't demote themselves, so that there is always an owner", async () => {
    const alone = dashboardAs(ctx, ana).changeMemberRole({ user_id: ana.id, role: "viewer" });
    expect(await refusalOf(alone)).toMatchObject({ reason: "PERMISSION_DENIED" });
  });

  test("stays signed in here and is signed out elsewhere after a password change; guesses are counted", async () => {
    const fay = await memberOf(ctx, ana, "viewer", "fay@example.com", await hashPassword("the old one"));
    await startStaffSession(ctx, { userId: fay.id, seconds: 3_600 });
    const change = (current_password: string, new_password: string) =>
      dashboardAs(ctx, fay).changeOwnPassword({ current_password, new_password });
    expect((await refusalOf(change("wrong", "a longer one"))).extras.violations).toMatchObject([
      { field: "current_password" },
    ]);
    expect((await refusalOf(change("the old one", "short"))).extras.violations).toMatchObject([
      { field: "new_password" },
    ]);
    await change("the old one", "a longer one");
    const open = await listStaffSessions(ctx.db, { userId: fay.id, now: ctx.clock.now() });
    expect(open.map(({ id }) => id)).toEqual([fay.sessionId]);
    // The one above was the first.
    for (let guess = 2; guess <= 10; guess += 1) await countFailure(ctx.db, `password:${fay.id}`, 900);
    expect(await refusalOf(change("a longer one", "another one"))).toMatchObject({ reason: "RESOURCE_EXHAUSTED" });
  });
});
