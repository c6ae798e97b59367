import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import { listTimeline } from "@/server/db/returns/timeline";
import { answersAt } from "@/server/http/serve";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { giveUpProcess } from "@/server/services/processes/close-as-failed";
import { recordReview } from "@/server/services/reviews/record-review";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

const { PATCH } = answersAt("/v1/processes/{process_id}/patch");
const { GET: getTimeline } = answersAt("/v1/processes/{process_id}/timeline");
const { POST: postStatus } = answersAt("/v1/ops/update_lkss");

let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const open = async (quantity = 1) =>
  createReturn(ctx, tenant, { order: await createOrder(ctx, tenant), items: [{ line: 0, quantity }] });

const patch = async (processId: string, change: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const request = new Request(`http://localhost/v1/processes/${processId}/patch`, {
    method: "PATCH",
    headers: { "x-svc-api-key": tenant.apiKey, "content-type": "application/json" },
    body: JSON.stringify({ return_process_patch: change, ...more }),
  });
  const answer = await PATCH(request, { params: Promise.resolve({ process_id: processId }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const statuses = (before: string, after: string) => ({
  new_last_known_shipping_status: after,
  previous_last_known_shipping_status: before,
});

const load = (id: string) => getProcess(ctx.db, tenant.actor, id);
const lastEntry = async (id: string) => (await listTimeline(ctx.db, tenant.actor, id)).at(-1);
const events = async (processId: string) =>
  (await ctx.db.outboxEvent.findMany({ where: { processId }, orderBy: { sequence: "asc" } })).map(({ type }) => type);

const approveOne = async (id: string, status: "APPROVED" | "DECLINED" = "APPROVED") => {
  const process = await load(id);
  const line = { status, rejectReason: "Worn", showRejectReason: false, user: "", reviewedAt: process.createdAt };
  const lines = process.units.map(({ orderLineId }) => ({ ...line, lineItemId: orderLineId }));
  await recordReview(ctx, { actor: tenant.actor, processId: id, lines, override: null });
};

describe("changing a return as an operator", () => {
  test("moves the shipping status forward and back, with its units and one event each", async () => {
    const { id } = await open();
    const type = "svc.v1.ShippingStatusPatch";
    const to = (last_known_shipping_status: string) => patch(id, { "@type": type, last_known_shipping_status });
    expect((await to("IN_WAREHOUSE")).body).toEqual(statuses("CREATED", "IN_WAREHOUSE"));
    expect((await load(id)).units[0]?.location).toBe("RECEIVED");
    expect((await to("CREATED")).body).toEqual(statuses("IN_WAREHOUSE", "CREATED"));
    const back = await load(id);
    expect([back.shippingStatus, back.units[0]?.location]).toEqual(["CREATED", "ANNOUNCED"]);
    expect((await to("CREATED")).body).toEqual(statuses("CREATED", "CREATED"));
    expect(await events(id)).toEqual(["onReturnProcessCreation", "onShippingStatusUpdated", "onShippingStatusUpdated"]);
  });

  test("moves it in any direction with update_lkss, and records the old and the new status in the timeline", async () => {
    const { id } = await open();
    const lastMove = async () => {
      const entry = await lastEntry(id);
      return [entry?.kind, entry?.isShopperVisible, entry?.data];
    };
    let from = "CREATED";
    for (const lkss of ["IN_WAREHOUSE", "COLLECTED", "CREATED", "ERROR", "COLLECTED", "NO_SHIPPING_STATUS"]) {
      const answer = await callRoute(postStatus, { key: tenant.apiKey, body: { process_id: id, lkss } });
      expect([answer.status, (await load(id)).shippingStatus]).toEqual([200, lkss]);
      expect(await lastMove()).toEqual(["SHIPPING_STATUS", true, { from, to: lkss, isLate: false }]);
      from = lkss;
    }
    expect((await load(id)).units[0]?.location).toBe("ANNOUNCED");
    const { body } = await callRoute(getTimeline, { key: tenant.apiKey, params: { process_id: id } });
    const texts = body.entries.map(({ text }: { text: string }) => text);
    expect(texts).toContain("moved the parcel to: ready to send (was: collected)");
  });

  test("records who changed it and why in the timeline", async () => {
    const { id } = await open();
    const change = { "@type": "svc.v1.ShippingStatusPatch", last_known_shipping_status: "COLLECTED" };
    await patch(id, change, { patch: "Wrong parcel scanned", user: "sven@example.com" });
    expect((await lastEntry(id))?.data).toMatchObject({ note: "Wrong parcel scanned", user: "sven@example.com" });
  });

  test("cancels it with a reason until a unit is approved, even after it arrived", async () => {
    const { id } = await open();
    await updateShippingStatus(ctx, { actor: tenant.actor, processId: id, platformProcessId: "", to: "IN_WAREHOUSE" });
    const answer = await patch(id, { "@type": "svc.v1.CancelPatch", reason: "The shopper called" });
    expect(answer).toMatchObject({ status: 200, body: statuses("IN_WAREHOUSE", "IN_WAREHOUSE") });
    const canceled = await load(id);
    expect(canceled).toMatchObject({ status: "CANCELED", cancelReason: "The shopper called" });
    expect(canceled.units.every(({ isLive }) => !isLive)).toBe(true);
    expect((await patch(id, { "@type": "svc.v1.CancelPatch", reason: "Again" })).status).toBe(200);
    expect((await events(id)).filter((type) => type === "onReturnProcessCanceled")).toHaveLength(1);
  });

  test("refuses to cancel it after an approval and changes nothing", async () => {
    const { id } = await open();
    await patch(id, { "@type": "svc.v1.HoldPatch", reason: "Look" });
    await approveOne(id);
    const before = JSON.stringify(await load(id));
    const answer = await patch(id, { "@type": "svc.v1.CancelPatch", reason: "Too late" });
    expect(answer).toMatchObject({ status: 409, body: { reason: "FAILED_PRECONDITION" } });
    expect(JSON.stringify(await load(id))).toBe(before);
  });

  test("pays nothing while it is on hold; resumed, it is paid and completed", async () => {
    const { id } = await open();
    await patch(id, { "@type": "svc.v1.HoldPatch", reason: "Looks odd" });
    await patch(id, { "@type": "svc.v1.HoldPatch", reason: "Second look" });
    expect(await load(id)).toMatchObject({
      status: "ON_HOLD",
      holds: [{ reason: "Looks odd" }, { reason: "Second look" }],
    });
    await approveOne(id);
    await runDueActivities(ctx);
    const held = await load(id);
    expect([held.status, held.payouts[0]?.status]).toEqual(["ON_HOLD", "PENDING"]);
    await patch(id, { "@type": "svc.v1.ResumePatch" });
    expect(await load(id)).toMatchObject({ status: "RUNNING", holds: [] });
    await runDueActivities(ctx);
    expect(await load(id)).toMatchObject({ status: "COMPLETED", payouts: [{ status: "SETTLED" }] });
  });

  test("completes work that was finished during a hold as soon as it is resumed, over RUNNING", async () => {
    const { id } = await open();
    await patch(id, { "@type": "svc.v1.HoldPatch", reason: "Look" });
    await approveOne(id, "DECLINED");
    await patch(id, { "@type": "svc.v1.ResumePatch" });
    expect((await load(id)).status).toBe("COMPLETED");
    const steps = (await listTimeline(ctx.db, tenant.actor, id)).filter(({ kind }) => kind === "STATUS");
    expect(steps.map(({ data }) => data.to)).toEqual(["ON_HOLD", "RUNNING", "COMPLETED"]);
  });

  test("closes a return as failed that can't be completed: nothing is paid, and its units are free again", async () => {
    const { id } = await open();
    const { actor } = tenant;
    await expect(giveUpProcess(ctx, { actor, processId: id, reason: "Why not" })).rejects.toThrow("is running");
    await patch(id, { "@type": "svc.v1.HoldPatch", reason: "Fraud" });
    await approveOne(id);
    await giveUpProcess(ctx, { actor, processId: id, reason: "Fraud" });
    await runDueActivities(ctx);
    const failed = await load(id);
    expect(failed).toMatchObject({ status: "FAILED", holds: [], payouts: [{ status: "PENDING" }] });
    expect(failed.units.map(({ isLive }) => isLive)).toEqual([false]);
    expect((await lastEntry(id))?.data).toMatchObject({ to: "FAILED", note: "Fraud" });
  });

  test("refuses to resume what isn't on hold", async () => {
    const { id } = await open();
    expect((await patch(id, { "@type": "svc.v1.ResumePatch" })).body).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("corrects the shopper's name and address field by field without repeating them in the timeline", async () => {
    const { id } = await open();
    await patch(id, { "@type": "svc.v1.CustomerPatch", email: "New@Example.com", last_name: "Bakker" });
    expect(await load(id)).toMatchObject({ email: "New@Example.com", firstName: "Noor", lastName: "Bakker" });
    const entry = await lastEntry(id);
    expect(entry?.data).toEqual({ fields: ["email", "lastName"] });
    expect(JSON.stringify(entry)).not.toContain("Bakker");
    const { lookupEmail } = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id } });
    expect(lookupEmail).toBe("new@example.com");
    expect((await patch(id, { "@type": "svc.v1.CustomerPatch" })).status).toBe(400);
  });

  test("changes the pickup address until the parcel is collected", async () => {
    const { id } = await open();
    const address = { address_line_1: "Dam 1", city: "Amsterdam", postcode: "1012 JS", country_code: "nl" };
    const move = () => patch(id, { "@type": "svc.v1.PickupAddressPatch", address });
    expect((await move()).status).toBe(200);
    expect((await load(id)).shopperAddress).toMatchObject({ line1: "Dam 1", countryCode: "NL" });
    const missing = await patch(id, { "@type": "svc.v1.PickupAddressPatch", address: { ...address, city: "" } });
    expect(missing.status).toBe(400);
    await updateShippingStatus(ctx, { actor: tenant.actor, processId: id, platformProcessId: "", to: "COLLECTED" });
    expect((await move()).body).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("sets the tracking number on the existing shipment", async () => {
    const { id } = await open();
    const change = { carrier: "acme", tracking_id: "AC1", tracking_url: "https://track.example.com/AC1" };
    expect((await patch(id, { "@type": "svc.v1.TrackingPatch", ...change })).status).toBe(200);
    const [shipment, ...others] = (await load(id)).shipments;
    expect(shipment).toMatchObject({ carrier: "acme", carrierName: "acme", trackingNumber: "AC1" });
    expect(others).toEqual([]);
    const evil = await patch(id, { "@type": "svc.v1.TrackingPatch", ...change, tracking_url: "javascript:alert(1)" });
    expect(evil.status).toBe(400);
  });

  test.each([
    ["svc.v1.ShippingStatusPatch", { last_known_shipping_status: "COLLECTED" }],
    ["svc.v1.HoldPatch", { reason: "x" }],
    ["svc.v1.ResumePatch", {}],
    ["svc.v1.CustomerPatch", { phone: "1" }],
    ["svc.v1.PickupAddressPatch", { address: { address_line_1: "a", city: "b", postcode: "c", country_code: "NL" } }],
    ["svc.v1.TrackingPatch", { tracking_id: "1" }],
  ])("refuses %s once the return has ended", async (type, fields) => {
    const { id } = await open();
    await patch(id, { "@type": "svc.v1.CancelPatch", reason: "Over" });
    const before = JSON.stringify(await load(id));
    expect((await patch(id, { "@type": type, ...fields })).body).toMatchObject({ reason: "FAILED_PRECONDITION" });
    expect(JSON.stringify(await load(id))).toBe(before);
  });

  test("rejects an unknown kind of change and lists the valid ones", async () => {
    const { id } = await open();
    const answer = await patch(id, { "@type": "svc.v1.Nothing" });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/return_process_patch\.@type.*svc\.v1\.CancelPatch/);
    expect((await patch(id, {})).status).toBe(400);
    expect((await patch(id, { "@type": "svc.v1.CancelPatch" })).body.detail).toMatch(/reason/);
  });
});
