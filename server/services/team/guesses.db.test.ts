import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countFailure } from "@/server/db/failure-windows";
import { setPinHash } from "@/server/db/station-pins";
import type { Actor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant } from "@/test/factories";
import { refusalOf } from "@/test/settings-scene";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { checkStationPin } from "./check-station-pin";

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

describe("somebody's own password", () => {
  test("is guessed ten times in a quarter of an hour, also where the guesses come at once", async () => {
    const kim = await memberOf(ctx, ana, "viewer", "kim@example.com", await hashPassword("the right one"));
    const guesses = [...Array(11).fill("wrong"), "the right one"].map((current_password) =>
      refusalOf(dashboardAs(ctx, kim).startSecondFactor({ current_password })).catch(() => null),
    );
    const reasons = (await Promise.all(guesses)).map((refusal) => refusal?.reason ?? "OK");
    expect(reasons.filter((reason) => reason === "RESOURCE_EXHAUSTED").length).toBeGreaterThanOrEqual(1);
    expect(reasons.filter((reason) => reason !== "RESOURCE_EXHAUSTED").length).toBeLessThanOrEqual(10);
  });
});

describe("a PIN", () => {
  test("is no way around a second factor that the team requires", async () => {
    const lou = await memberOf(ctx, ana, "warehouse", "lou@example.com", await hashPassword("the right one"));
    const half = { ...lou, mustSetUpSecondFactor: true };
    const refused = dashboardAs(ctx, half).setStationPin({ pin: "2580", current_password: "the right one" });
    expect(await refusalOf(refused)).toMatchObject({ reason: "FAILED_PRECONDITION" });
    await dashboardAs(ctx, lou).setStationPin({ pin: "2580", current_password: "the right one" });
    for (const actor of [lou, { ...ana, mustSetUpSecondFactor: true }])
      expect(
        await checkStationPin(ctx, { actor: { ...actor, sessionId: "ses_half" }, userId: lou.id, pin: "2580" }),
      ).toEqual({ kind: "WRONG" });
  });

  test("is locked by five wrong tries for a quarter of an hour: this person's, at this device, and says how long", async () => {
    // As the real one, but of a hash that costs next to nothing.
    const pinHash = ["scrypt", 4, 8, 1, "c2FsdA", scryptSync("2580", "salt", 32, { N: 16 }).toString("base64url")].join(
      "$",
    );
    const people: Actor[] = [];
    for (const name of ["dora", "emil"]) {
      const person = await memberOf(ctx, ana, "warehouse", `${name}@example.com`);
      await setPinHash(ctx.db, { userId: person.id, pinHash, now: ctx.clock.now() });
      people.push(person);
    }
    const [dora = ana, emil = ana] = people;
    const tryPin = (userId: string, pin: string, sessionId = "ses_here") =>
      checkStationPin(ctx, { actor: { ...ana, sessionId }, userId, pin });
    for (const pin of ["0000", "1111", "25800", "258", ""])
      expect(await tryPin(dora.id, pin)).toEqual({ kind: "WRONG" });
    const locked = await tryPin(dora.id, "2580");
    expect(locked).toEqual({ kind: "LIMITED", seconds: expect.any(Number) });
    if (locked.kind !== "LIMITED") throw new Error("It is not locked.");
    expect(locked.seconds).toBeGreaterThan(14 * 60);
    expect(locked.seconds).toBeLessThanOrEqual(15 * 60);
    expect(await tryPin(emil.id, "2580")).toEqual({ kind: "RIGHT", userId: emil.id });
    expect(await tryPin(dora.id, "2580", "ses_elsewhere")).toEqual({ kind: "RIGHT", userId: dora.id });
    // Many devices are no way around it.
    for (let tries = 5; tries < 20; tries += 1) await countFailure(ctx.db, `pin:${dora.id}`, 900);
    expect(await tryPin(dora.id, "2580", "ses_elsewhere")).toMatchObject({ kind: "LIMITED" });
    await ctx.db.failureWindow.updateMany({ data: { expiresAt: new Date(0) } });
    expect(await tryPin(dora.id, "2580")).toEqual({ kind: "RIGHT", userId: dora.id });
    const stranger = await createTenant(ctx);
    expect(
      await checkStationPin(ctx, { actor: { ...stranger.actor, sessionId: "s" }, userId: dora.id, pin: "2580" }),
    ).toEqual({
      kind: "WRONG",
    });
  });
});
