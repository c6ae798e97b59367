import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countFailure } from "@/server/db/webhooks/failure-windows";
import type { Actor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { isPin } from "@/server/kernel/pins";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant } from "@/test/factories";
import { refusalOf } from "@/test/settings-scene";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { checkStationPin } from "./check-station-pin";
import { drawStationPin } from "./draw-station-pin";

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

describe("the actor's own password", () => {
  test("can be guessed ten times in a quarter of an hour, even with concurrent guesses", async () => {
    const kim = await memberOf(ctx, ana, "viewer", "kim@example.com", await hashPassword("the right one"));
    const guesses = [...Array(11).fill("wrong"), "the right one"].map((current_password) =>
      refusalOf(dashboardAs(ctx, kim).startSecondFactor({ current_password })).catch(() => null),
    );
    const reasons = (await Promise.all(guesses)).map((refusal) => refusal?.reason ?? "OK");
    expect(reasons.filter((reason) => reason === "RESOURCE_EXHAUSTED").length).toBeGreaterThanOrEqual(1);
    // The right one doesn't count as a guess: if it is checked early, ten wrong ones are checked besides it.
    expect(reasons.filter((reason) => reason === "INVALID_ARGUMENT").length).toBeLessThanOrEqual(10);
  });
});

describe("a station PIN", () => {
  const RIGHT = "the right one";
  // Like the real one, but with a very cheap hash, because this test is about the PIN.
  const cheap = scryptSync(RIGHT, "salt", 32, { N: 16 }).toString("base64url");
  const passwordHash = ["scrypt", 4, 8, 1, "c2FsdA", cheap].join("$");
  /** A team member at their own device. */
  const worker = async (name: string, boss = ana): Promise<Actor & { sessionId: string }> => {
    const made = await memberOf(ctx, boss, "warehouse", `${name}@example.com`, passwordHash);
    return { ...made, sessionId: `ses_${name}` };
  };
  const drawn = (actor: Actor, ...pins: string[]) => {
    const left = [...pins];
    return drawStationPin(ctx, { actor, password: RIGHT, draw: () => left.shift() ?? "" });
  };
  const tryPin = (actor: Actor & { sessionId: string }, pin: string) => checkStationPin(ctx, { actor, pin });
  const forget = () => ctx.db.failureWindow.updateMany({ data: { expiresAt: new Date(0) } });

  test("is generated with the password, is logged without its digits, and doesn't bypass a required second factor", async () => {
    const lou = await worker("lou");
    const half = { ...lou, mustSetUpSecondFactor: true };
    const draw = (actor: Actor, current_password: string) =>
      dashboardAs(ctx, actor).setStationPin({ current_password });
    expect(await refusalOf(draw(half, RIGHT))).toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect(await refusalOf(draw(lou, "a guess"))).toMatchObject({ reason: "INVALID_ARGUMENT" });
    const { pin } = await draw(lou, RIGHT);
    expect(isPin(pin)).toBe(true);
    expect(await tryPin({ ...half, sessionId: "ses_half" }, pin)).toEqual({ kind: "WRONG" });
    const kim = await worker("kim.pin");
    expect(await tryPin(kim, pin)).toEqual({ kind: "RIGHT", userId: lou.id });
    const off = await dashboardAs(ctx, lou).setStationPin({ current_password: RIGHT, is_wanted: false });
    expect(off).toEqual({ pin: "" });
    const told = (await dashboardAs(ctx, ana).listAuditEntries({ who: lou.id })).entries;
    expect(told.map(({ subject, act, fields }) => [subject, act, fields.map(({ name }) => name)])).toEqual([
      ["MEMBER", "CHANGED", ["station_pin_at"]],
      ["MEMBER", "CHANGED", ["station_pin_at"]],
    ]);
    expect(await tryPin(kim, pin)).toEqual({ kind: "WRONG" });
  });

  test("identifies its owner: it is unique in a team, and another team's PIN opens nothing here", async () => {
    const [dora, emil] = [await worker("dora"), await worker("emil")];
    expect(await drawn(dora, "1234", "2580")).toBe("2580");
    // Generated again: the simple sequence and the colleague's PIN are skipped silently.
    expect(await drawn(emil, "0000", "2580", "7391")).toBe("7391");
    expect(await tryPin(emil, "2580")).toEqual({ kind: "RIGHT", userId: dora.id });
    expect(await tryPin(dora, "7391")).toEqual({ kind: "RIGHT", userId: emil.id });
    expect(await drawn(dora, "4071")).toBe("4071");
    expect(await tryPin(emil, "2580")).toEqual({ kind: "WRONG" });
    const { actor } = await createTenant(ctx);
    const there = await worker("there", { ...ana, groupId: actor.groupId });
    expect(await tryPin(there, "4071")).toEqual({ kind: "WRONG" });
    expect(await drawn(there, "4071")).toBe("4071");
    await ctx.db.membership.deleteMany({ where: { userId: dora.id } });
    expect(await tryPin(emil, "4071")).toEqual({ kind: "WRONG" });
  });

  test("is locked at a device after five wrong ones for a quarter of an hour, even with concurrent guesses", async () => {
    const [fay, gus] = [await worker("fay"), await worker("gus")];
    await drawn(gus, "8462");
    const guesses = await Promise.all(["0001", "0002", "0003", "0004", "0005", "0006"].map((pin) => tryPin(fay, pin)));
    expect(guesses.filter(({ kind }) => kind === "LIMITED").length).toBe(1);
    const locked = await tryPin(fay, "8462");
    if (locked.kind === "RIGHT" || locked.kind === "WRONG") throw new Error("It is not locked.");
    expect(locked.seconds).toBeGreaterThan(14 * 60);
    expect(locked.seconds).toBeLessThanOrEqual(15 * 60);
    expect(await tryPin({ ...fay, sessionId: "ses_other" }, "8462")).toEqual({ kind: "RIGHT", userId: gus.id });
    await forget();
    expect(await tryPin(fay, "8462")).toEqual({ kind: "RIGHT", userId: gus.id });
  });

  test("is locked for a day after a person's wrong guesses at all devices together", async () => {
    const [hal, ida] = [await worker("hal"), await worker("ida")];
    await drawn(ida, "6183");
    for (let tries = 0; tries < 20; tries += 1) await countFailure(ctx.db, `pin:person:${hal.id}`, 86_400);
    expect(await tryPin({ ...hal, sessionId: "ses_new" }, "6183")).toMatchObject({ kind: "LIMITED" });
    await forget();
    for (let tries = 0; tries < 15; tries += 1) await countFailure(ctx.db, "pin:device-day:ses_hal", 86_400);
    expect(await tryPin(hal, "6183")).toMatchObject({ kind: "LIMITED" });
    expect(await tryPin({ ...hal, sessionId: "ses_new" }, "6183")).toEqual({ kind: "RIGHT", userId: ida.id });
  });
});
