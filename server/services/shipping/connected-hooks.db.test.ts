import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { CARRIER_SCENES, type CarrierScene, connectCarrier, withCarrier } from "@/test/carriers/connected-scenes";
import { openTestContext, type TestContext } from "@/test/context";
import { dumpRows, secretsIn } from "@/test/dump-rows";
import { createOrder, createReturn, type Tenant } from "@/test/factories";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { takeHook } from "../connections/hooks/take-hook";
import { openValues } from "../connections/seal-values";

let base: TestContext;
let logged: string;
beforeAll(async () => {
  base = await openTestContext();
});
afterAll(() => base.close());

const open = async (name: string) => {
  const scene = await CARRIER_SCENES[name]?.(base.clock.now());
  if (scene === undefined) throw new Error(`Nobody tells of ${name}.`);
  logged = "";
  const lines = new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk);
      done();
    },
  });
  const ctx = withCarrier({ ...base, log: pino({ level: "debug" }, lines) }, scene);
  const { tenant, connectionId } = await connectCarrier(ctx, scene);
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connectionId } });
  const { hookSecret = "" } = openValues(ctx.env, row);
  const made = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  return { scene, ctx, tenant, connectionId, secret: hookSecret, made };
};

type Scene = { scene: CarrierScene; ctx: TestContext; tenant: Tenant; connectionId: string; secret: string };

const tell = async ({ scene, ctx, connectionId, secret }: Scene, trackingNumber: string, nth: number) => {
  const hook = scene.hook({ trackingNumber, secret, nth });
  const answer = await takeHook(ctx, { connectionId, hook });
  await runHookEvents(ctx, { render: () => "" });
  return answer;
};

describe.each(Object.keys(CARRIER_SCENES))("%s", (name) => {
  test("applies a repeated or late event once", async () => {
    const opened = await open(name);
    const { scene, ctx, tenant, made } = opened;
    const look = () => getProcess(ctx.db, tenant.actor, made.id);
    const trackingNumber = made.shipments[0]?.trackingNumber ?? "";
    const moves = async () =>
      (await ctx.db.processEvent.findMany({ where: { processId: made.id, kind: "SHIPPING_STATUS" } })).length;
    const before = await moves();
    scene.say("TRANSIT");
    expect([await tell(opened, trackingNumber, 1), await tell(opened, trackingNumber, 1)]).toEqual([
      "STORED",
      "STORED",
    ]);
    expect([(await look()).shippingStatus, await moves()]).toEqual(["COLLECTED", before + 1]);
    expect(await ctx.db.hookEvent.count({ where: { connectionId: opened.connectionId } })).toBe(1);
    // Announced earlier but delivered later: a parcel never moves back.
    scene.say("ANNOUNCED");
    await tell(opened, trackingNumber, 0);
    expect([(await look()).shippingStatus, await moves()]).toEqual(["COLLECTED", before + 1]);
    scene.say("DELIVERED");
    await tell(opened, trackingNumber, 2);
    await tell(opened, trackingNumber, 1);
    expect([(await look()).shippingStatus, await moves()]).toEqual(["IN_WAREHOUSE", before + 2]);
    expect(scene.bought()).toBe(1);
    await scene.double.close();
  });

  test("stores or logs no webhook key or secret unsealed", async () => {
    const opened = await open(name);
    const { scene, ctx, connectionId, secret, made } = opened;
    const trackingNumber = made.shipments[0]?.trackingNumber ?? "";
    await tell(opened, trackingNumber, 1);
    const forged = scene.hook({ trackingNumber, secret: "forged", nth: 3 });
    const headers = Object.fromEntries(Object.keys(forged.headers).map((key) => [key, "00"]));
    expect(await takeHook(ctx, { connectionId, hook: { ...forged, headers } })).toBe("FORGED");
    for (const status of [401, 402, 429, 500]) {
      scene.double.meet({ match: () => true, when: "BEFORE", instead: { status, body: {} } });
      await ctx.db.connection.updateMany({ where: { id: connectionId }, data: { pausedUntil: null, failures: 0 } });
      await tell(opened, trackingNumber, status);
    }
    const secrets = [...scene.secrets, ...(secret === "" ? [] : [secret])];
    expect(logged).toContain("wrong signature");
    expect(secretsIn(logged, secrets)).toEqual([]);
    expect(secretsIn(await dumpRows(ctx), secrets)).toEqual([]);
    await scene.double.close();
  });
});
