import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { listWebhookEndpoints } from "@/server/db/webhooks/webhook-endpoints";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import type { WebhookOutcome, WebhookRequest } from "@/server/partners/webhook-sender";
import { publishExpectedParcels } from "@/server/presenters/expected-parcel";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { attemptDueDeliveries } from "../webhooks/attempt-due-deliveries";
import { createEndpoint } from "../webhooks/create-endpoint";
import { deleteEndpoint } from "../webhooks/delete-endpoint";
import { pageDeliveries } from "../webhooks/page-deliveries";
import { updateEndpoint } from "../webhooks/update-endpoint";
import { sendShipNotices } from "./send-ship-notices";

// Seven in the morning in Amsterdam is the default time of a list.
const START = new Date("2026-11-24T05:00:00Z");
const AT_SEVEN = "2026-11-24T06:00:00Z";
let ctx: TestContext;
let tenant: Tenant;
let sent: WebhookRequest[];
let status: number;
/** Used by this test only: other warehouses have their times, too. */
let url: string;
beforeAll(async () => {
  const base = await openTestContext({ now: START });
  const send = async (request: WebhookRequest): Promise<WebhookOutcome> => {
    sent.push(request);
    return { kind: "ANSWERED", status, retryAfter: null, headers: {}, body: "", durationMs: 1 };
  };
  ctx = { ...base, webhookSender: { ...base.webhookSender, send, refusalOf: async () => null } };
});
afterAll(() => ctx.close());
beforeEach(async () => {
  [sent, status] = [[], 200];
  ctx.clock.set(START);
  tenant = await createTenant(ctx);
  url = `https://${tenant.store.id.toLowerCase().replaceAll("_", "-")}.example.com/returns`;
});

const desk = async () => {
  const [first] = await listWarehouses(ctx.db, tenant.actor, tenant.store.id);
  return first?.id ?? "";
};
const listen = async () => {
  const { endpoint, secret } = await createEndpoint(ctx, {
    ...{ actor: tenant.actor, url, events: ["onProcessCompleted"], warehouseId: await desk() },
  });
  return { id: endpoint.id, secret };
};
const newReturn = async () => createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
const at = async (time: string) => {
  ctx.clock.set(new Date(time));
  await sendShipNotices(ctx, { present: publishExpectedParcels });
  await attemptDueDeliveries(ctx);
  return sent.filter((request) => request.url === url);
};
const bodyOf = (request: WebhookRequest | undefined) => JSON.parse(request?.body ?? "{}");

test("sends a system the list once a day at the warehouse's time, signed like every webhook", async () => {
  const { secret } = await listen();
  const made = await newReturn();
  expect(await at("2026-11-24T05:59:59Z")).toEqual([]);
  const [first, ...more] = await at(AT_SEVEN);
  expect(more).toEqual([]);
  expect(first?.headers).toMatchObject({
    ...{ "X-SVC-Signature": hmacSha256Hex(secret, first?.body ?? ""), "X-SVC-Event": "expectedParcels" },
    ...{ "webhook-id": expect.stringMatching(/^evt_/), "webhook-signature": expect.stringMatching(/^v1,/) },
  });
  expect(bodyOf(first)).toMatchObject({
    ...{ ecommerce_id: tenant.store.id, warehouse_id: await desk(), day: "2026-11-24" },
    parcels: [{ return_code: made.returnCode, shipping_status: "CREATED", is_new: true }],
  });
  expect(first?.body).not.toContain(made.email);
  expect(await at("2026-11-24T20:00:00Z")).toHaveLength(1);
  const [, next] = await at("2026-11-25T06:00:00Z");
  expect(bodyOf(next).parcels).toMatchObject([{ is_new: false }]);
});

test("sends it no return events, and sends its list to no other endpoint", async () => {
  await listen();
  const other = await createEndpoint(ctx, {
    ...{ actor: tenant.actor, url: "https://erp.example.com/hooks", events: ["onShippingStatusUpdated"] },
  });
  await newReturn();
  await at(AT_SEVEN);
  const types = await pageDeliveries(ctx, { actor: tenant.actor, cursor: "", pageSize: 50 });
  expect(types.deliveries.filter(({ type }) => type === "expectedParcels")).toHaveLength(1);
  const lists = types.deliveries.filter(({ endpointId }) => endpointId === other.endpoint.id);
  expect(lists.map(({ type }) => type)).not.toContain("expectedParcels");
});

test("retries a failed one with the same bytes and shows its failure", async () => {
  const { id } = await listen();
  await newReturn();
  status = 500;
  expect(await at(AT_SEVEN)).toHaveLength(1);
  const [endpoint] = await listWebhookEndpoints(ctx.db, tenant.actor, { id });
  expect(endpoint).toMatchObject({ pending: 1, delivered: 0, warehouseName: "Returns desk", events: [] });
  expect(endpoint?.failingSince).not.toBeNull();
  status = 200;
  await ctx.db.webhookDelivery.updateMany({ where: { endpointId: id }, data: { dueAt: new Date(0) } });
  await attemptDueDeliveries(ctx);
  const [first, second] = sent.filter((request) => request.url === url);
  expect([second?.body, second?.headers["webhook-id"]]).toEqual([first?.body, first?.headers["webhook-id"]]);
});

test("sends nothing on days without parcels, nor to a removed endpoint", async () => {
  const { id } = await listen();
  expect(await at(AT_SEVEN)).toEqual([]);
  await newReturn();
  await deleteEndpoint(ctx, { actor: tenant.actor, endpointId: id });
  expect(await at("2026-11-25T06:00:00Z")).toEqual([]);
});

test("allows only a warehouse of the same store, without other events", async () => {
  const warehouseId = await desk();
  const { actor } = await createTenant(ctx);
  await expect(createEndpoint(ctx, { actor, url, events: [], warehouseId })).rejects.toMatchObject({
    reason: "NOT_FOUND",
  });
  const { id } = await listen();
  const change = updateEndpoint(ctx, {
    ...{ actor: tenant.actor, endpointId: id, change: { events: ["onProcessCompleted"] } },
  });
  await expect(change).rejects.toMatchObject({ extras: { violations: [{ field: "events" }] } });
});
