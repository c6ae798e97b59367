import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { findStaffSession } from "@/server/db/people/staff-sessions";
import { findMember } from "@/server/db/people/users";
import type { Actor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { totpCode, totpStep } from "@/server/kernel/totp";
import { createUser } from "@/server/services/setup/create-user";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { refusalOf } from "@/test/settings-scene";
import { startStaffSession } from "../start-staff-session";
import { checkSecondFactor } from "./check-second-factor";
import { openSecret } from "./find-setup";

const PASSWORD = "a password of hers";
const PERIOD_MS = 30_000;

let ctx: TestContext;
let ana: Actor;
let ben: Actor;

beforeAll(async () => {
  ctx = await openTestContext();
  const { actor } = await createTenant(ctx);
  const passwordHash = await hashPassword(PASSWORD);
  const memberOf = async (role: "owner" | "admin", name: string): Promise<Actor> => {
    const input = { email: `${name}@example.com`, name, role, passwordHash };
    const { id } = await createUser(ctx, { actor, input });
    const sessionId = await startStaffSession(ctx, { userId: id, seconds: 7 * 86_400 });
    return { ...actor, kind: "staff", id, name, scopes: new Set(ROLE_SCOPES[role]), sessionId };
  };
  ana = await memberOf("owner", "ana");
  ben = await memberOf("admin", "ben");
});
afterAll(() => ctx.close());

const as = (actor: Actor) => t.createCallerFactory(appRouter)({ ctx, actor });

/** The code that their authenticator shows this many periods from now. */
const codeOf = async ({ id }: Actor, periods = 0): Promise<string> => {
  const found = await openSecret(ctx, id);
  if (found === null) throw new Error("There is no second factor.");
  return totpCode(found.secret, totpStep(ctx.clock.now()) + periods);
};

const setUp = async (actor: Actor): Promise<string[]> => {
  await as(actor).startSecondFactor({ current_password: PASSWORD });
  return (await as(actor).confirmSecondFactor({ code: await codeOf(actor) })).recovery_codes;
};

const pass = ({ id: userId }: Actor, code: string) => checkSecondFactor(ctx, { userId, code });

describe("a second factor", () => {
  test("is active from its first code on, which is used up; the secret is sealed and not shown again", async () => {
    const wrong = as(ana).startSecondFactor({ current_password: "not hers" });
    expect((await refusalOf(wrong)).extras.violations).toMatchObject([{ field: "current_password" }]);
    await as(ana).startSecondFactor({ current_password: PASSWORD });
    const { setup, is_on } = await as(ana).getSecondFactor({});
    expect([is_on, setup?.uri]).toEqual([false, expect.stringContaining(`secret=${setup?.secret}`)]);
    const kept = await ctx.db.secondFactor.findUniqueOrThrow({ where: { userId: ana.id } });
    expect(kept.sealedSecret).toMatch(/^v1\./);
    const elsewhere = await startStaffSession(ctx, { userId: ana.id, seconds: 3_600 });
    const late = as(ana).confirmSecondFactor({ code: await codeOf(ana, -2) });
    expect((await refusalOf(late)).extras.violations).toMatchObject([{ field: "code" }]);
    const first = await codeOf(ana);
    expect((await as(ana).confirmSecondFactor({ code: first })).recovery_codes).toHaveLength(10);
    expect(await as(ana).getSecondFactor({})).toMatchObject({ is_on: true, recovery_codes_left: 10, setup: null });
    expect(await findStaffSession(ctx.db, { id: elsewhere, now: ctx.clock.now() })).toBeNull();
    expect(await pass(ana, first)).toBe(false);
  });

  test("accepts each code once, from one period before to one after, and none older than the last", async () => {
    ctx.clock.advance(5 * PERIOD_MS);
    const [before, now, after] = [await codeOf(ana, -1), await codeOf(ana), await codeOf(ana, 1)];
    expect(await pass(ana, await codeOf(ana, 2))).toBe(false);
    expect([await pass(ana, before), await pass(ana, now), await pass(ana, now)]).toEqual([true, true, false]);
    expect([await pass(ana, after), await pass(ana, before)]).toEqual([true, false]);
    await ctx.db.failureWindow.deleteMany();
  });

  test("lets one of two people in who type the same code at once", async () => {
    ctx.clock.advance(5 * PERIOD_MS);
    const code = await codeOf(ana);
    expect((await Promise.all([pass(ana, code), pass(ana, code)])).sort()).toEqual([false, true]);
    await ctx.db.failureWindow.deleteMany();
  });

  test("has recovery codes that work once, only for their owner, until they are replaced", async () => {
    const [mine = "", second = ""] = await setUp(ben);
    ctx.clock.advance(5 * PERIOD_MS);
    expect(await pass(ana, mine)).toBe(false);
    expect([await pass(ben, mine.toLowerCase().replaceAll("-", " ")), await pass(ben, mine)]).toEqual([true, false]);
    expect(await as(ben).getSecondFactor({})).toMatchObject({ recovery_codes_left: 9 });
    const proof = { current_password: PASSWORD, code: await codeOf(ben) };
    const { recovery_codes } = await as(ben).renewRecoveryCodes(proof);
    expect([await pass(ben, second), await pass(ben, recovery_codes[0] ?? "")]).toEqual([false, true]);
    const rows = JSON.stringify(await ctx.db.recoveryCode.findMany());
    expect(rows).not.toContain(recovery_codes[1]);
    await ctx.db.failureWindow.deleteMany();
  });

  test("is locked after five wrong codes, even concurrent ones, and then rejects the right one", async () => {
    ctx.clock.advance(5 * PERIOD_MS);
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => pass(ben, "000000")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await refusalOf(pass(ben, await codeOf(ben)))).toMatchObject({ reason: "RESOURCE_EXHAUSTED" });
    await ctx.db.failureWindow.deleteMany();
  });

  test("is required and reset by owners only, and can't be turned off while it is required", async () => {
    const asBen = as(ben).requireSecondFactor({ is_required: true });
    expect(await refusalOf(asBen)).toMatchObject({ reason: "PERMISSION_DENIED" });
    expect(await refusalOf(as(ben).resetSecondFactor({ user_id: ana.id }))).toMatchObject({
      reason: "PERMISSION_DENIED",
    });
    await as(ana).requireSecondFactor({ is_required: true });
    expect(await findMember(ctx.db, ben.id)).toMatchObject({ isSecondFactorRequired: true });
    const proof = { current_password: PASSWORD, code: await codeOf(ben) };
    expect(await refusalOf(as(ben).turnOffSecondFactor(proof))).toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect(await refusalOf(as(ana).resetSecondFactor({ user_id: ana.id }))).toMatchObject({
      reason: "PERMISSION_DENIED",
    });
    await as(ana).resetSecondFactor({ user_id: ben.id });
    expect(await findMember(ctx.db, ben.id)).toMatchObject({ secondFactorAt: null });
    expect(await findStaffSession(ctx.db, { id: ben.sessionId ?? "", now: ctx.clock.now() })).toBeNull();
    const { members } = await as(ana).listTeam({});
    expect(members.map(({ name, has_second_factor }) => [name, has_second_factor])).toEqual([
      ["ana", true],
      ["ben", false],
    ]);
    await as(ana).requireSecondFactor({ is_required: false });
    ctx.clock.advance(5 * PERIOD_MS);
    await as(ana).turnOffSecondFactor({ current_password: PASSWORD, code: await codeOf(ana) });
    expect(await as(ana).getSecondFactor({})).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    const refused = as(ana).requireSecondFactor({ is_required: true });
    expect(await refusalOf(refused)).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("appears in the audit log without its secret", async () => {
    const { entries } = await as(ana).listAuditEntries({ page_size: 500 });
    const fields = entries.flatMap((entry) => entry.fields.map(({ name }) => `${entry.subject} ${name}`));
    for (const told of ["MEMBER second_factor_at", "MEMBER recovery_codes_at", "TEAM is_second_factor_required"])
      expect(fields).toContain(told);
    expect(JSON.stringify(entries)).not.toMatch(/sealed|hash/);
  });
});
