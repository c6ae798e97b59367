import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { sendcloud } from "@/server/integrations/sendcloud/sendcloud";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { SENDCLOUD_VALUES } from "@/test/carriers/open-sendcloud";
import { type SendcloudDouble, startSendcloudDouble } from "@/test/carriers/sendcloud-double";
import { tappedHttp } from "@/test/carriers/tapped-http";
import { openTestContext, type TestContext } from "@/test/context";
import { dumpRows, secretsIn } from "@/test/dump-rows";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { connectStore } from "../connections/connect/connect-store";
import { createConnectedPartners } from "../connections/connected-partners";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { takeHook } from "../connections/hooks/take-hook";
import { doDueWork } from "../due-work/do-due-work";
import { cancelReturn } from "../returns/cancel-return";

let base: TestContext;
let ctx: TestContext;
let double: SendcloudDouble;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  double = await startSendcloudDouble();
  double.books.now = base.clock.now();
  const providers: TestContext["providers"] = {
    all: new Map([[sendcloud.provider, sendcloud]]),
    openHttp: (_, onCall) => tappedHttp(double.http, onCall),
  };
  const changed = { ...base, providers };
  ctx = { ...changed, partners: resolvePartners(base.sandbox, createConnectedPartners(changed)) };
  return async () => {
    await double.close();
    expect(double.unfit).toEqual([]);
  };
});
afterAll(() => base.close());

const connect = async (isTesting: boolean): Promise<{ tenant: Tenant; connectionId: string }> => {
  const dpd = { returnMethod: "DROP_OFF_POINT" as const, provider: "SENDCLOUD", carrier: "dpd", feeMinor: 0 };
  const tenant = await createTenant(ctx, { store: { isTesting, config: { returnOptions: [dpd] } } });
  const { actor, store } = tenant;
  const wanted = { actor, ecommerceId: store.id, provider: "SENDCLOUD", typed: SENDCLOUD_VALUES, days: 90 };
  const { id: connectionId } = await connectStore(ctx, wanted);
  return { tenant: { ...tenant, store: await getStore(ctx.db, actor, store.id) }, connectionId };
};
const newReturn = async (tenant: Tenant) => createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });

test("gives a live store's return one label, tracks it by signed events, and keeps its key sealed", async () => {
  const isBuying = ({ url }: { url: string }) => url.endsWith("/announce-synchronously");
  double.meet({ match: isBuying, when: "AFTER", instead: null });
  const { tenant, connectionId } = await connect(false);
  const { id } = await newReturn(tenant);
  const dueAt = new Date(Date.now() - 1_000);
  await ctx.db.activity.updateMany({ where: { processId: id, state: "PENDING" }, data: { dueAt } });
  await ctx.db.connection.updateMany({ where: { id: connectionId }, data: { pausedUntil: null, failures: 0 } });
  await doDueWork(ctx);
  const done = await getProcess(ctx.db, tenant.actor, id);
  expect(done.shipments).toMatchObject([{ provider: "SENDCLOUD", carrierName: "DPD", reference: "1" }]);
  expect(double.books.bought).toBe(1);

  const { trackingNumber = "" } = done.shipments[0] ?? {};
  const [made] = double.books.returns.values();
  const parcel = { tracking_number: trackingNumber, is_return: true };
  const body = Buffer.from(JSON.stringify({ action: "parcel_status_changed", timestamp: 1_795_503_600_000, parcel }));
  const headers = { "sendcloud-signature": hmacSha256Hex(SENDCLOUD_VALUES.secretKey, body) };
  const told = (given: Record<string, string>) => takeHook(ctx, { connectionId, hook: { body, headers: given } });
  expect(await told({ "sendcloud-signature": "00" })).toBe("FORGED");
  made.status_history[0].parent_status = "shipment-on-route";
  expect([await told(headers), await told(headers)]).toEqual(["STORED", "STORED"]);
  await runHookEvents(ctx, { render: () => "" });
  expect((await getProcess(ctx.db, tenant.actor, id)).shippingStatus).toBe("COLLECTED");

  const { publicKey, secretKey } = SENDCLOUD_VALUES;
  const sent = Buffer.from(`${publicKey}:${secretKey}`).toString("base64");
  expect(secretsIn(await dumpRows(ctx), [secretKey, sent])).toEqual([]);
});

test("voids the label of a canceled return, as Sendcloud promises", async () => {
  const { tenant } = await connect(false);
  const { id } = await newReturn(tenant);
  await cancelReturn(ctx, { actor: tenant.actor, returnId: id });
  await doDueWork(ctx);
  await doDueWork(ctx);
  expect(double.books.cancellations).toBe(1);
  const where = { processId: id };
  expect(await ctx.db.shipment.findFirstOrThrow({ where })).toMatchObject({ voidAnswer: "PROMISED" });
});

test("can be connected to a store in test mode but buys nothing there", async () => {
  const { tenant } = await connect(true);
  const { provider } = await newReturn(tenant);
  expect([provider, double.books.bought]).toEqual(["SANDBOX", 0]);
});
