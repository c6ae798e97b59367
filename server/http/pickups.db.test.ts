import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LogisticsSummaryDto, PickupOrderDto } from "@/contract/schemas/logistics";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import type { Carrier, PickupInput } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { afterActivities, createBareReturn } from "@/test/bare-return";
import { callRoute } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { withSandbox } from "@/test/with-sandbox";

const { POST: postPickup } = answersAt("/v1/logistics/pickup");
const { GET: getSummary } = answersAt("/v1/processes/{process_id}/logistics");
const { POST: postProcessPickup } = answersAt("/v1/processes/{process_id}/pickup");

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
const asked: PickupInput[] = [];
let failure: PartnerError | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url, now: new Date("2026-11-20T10:00:00Z") });
  const watched = (carrier: Carrier): Carrier => ({
    ...carrier,
    schedulePickup: (input) => {
      asked.push(input);
      if (failure !== null) throw failure;
      return carrier.schedulePickup(input);
    },
  });
  ctx = withSandbox(base, { carriers: base.sandbox.carriers.map(watched) });
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});
beforeEach(() => {
  asked.length = 0;
  failure = null;
});

/** Creates a return with a label that a driver will pick up. */
const pickedUp = async () =>
  createReturn(ctx, tenant, { order: await createOrder(ctx, tenant), method: "HOME_PICK_UP" });

const post = (body: Record<string, unknown>, key = tenant.apiKey) =>
  callRoute(postPickup, { key, path: "/v1/logistics/pickup", body });

const summary = async (id: string, key = tenant.apiKey, slash = "") =>
  callRoute(getSummary, { key, path: `/v1/processes/${id}/logistics${slash}`, params: { process_id: id } });

describe("a pickup", () => {
  test("is booked with all given fields and answered with all its fields", async () => {
    const { id, pickupDate } = await pickedUp();
    const { status, body } = await post({
      process_id: id,
      provider: "SANDBOX",
      carrier: "sandbox_express",
      currency: "",
      customer: { first_name: "Ada", last_name: "Bos", email: "ada@example.com", platform_customer_id: "c1" },
      declared_value: "12000",
      ecommerce_id: tenant.store.id,
      order_number: "1042",
      pickup_address: { address_line_1: "Dok 3", city: "Gent", postcode: "9000", country_code: "BE" },
      pickup_ranges: ["RANGE_12_TO_16", "RANGE_8_TO_12"],
      repickup_attempt: 0,
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["pickup_order"]);
    expect(PickupOrderDto.strict().parse(body.pickup_order)).toEqual(body.pickup_order);
    expect(body.pickup_order).toMatchObject({
      carrier: "sandbox_express",
      provider: "SANDBOX",
      pickup_range: { date: pickupDate, range: "RANGE_12_TO_16" },
      tracking_url: expect.stringContaining("http"),
    });
    expect(asked[0]).toMatchObject({
      reference: "1042",
      declaredValue: { amountMinor: 12_000, currency: "EUR" },
      address: { city: "Gent", firstName: "Ada", email: "ada@example.com" },
    });
  });

  test("is the same one when requested again, by the worker or by three callers at once", async () => {
    const { id } = await pickedUp();
    const answers = await Promise.all([1, 2, 3].map(() => post({ process_id: id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.pickup_order.id)).size).toBe(1);
    const process = await afterActivities(ctx, tenant, id);
    expect(process.activities.filter(({ name }) => name === "SCHEDULE_PICKUP")).toHaveLength(1);
    const again = await post({ process_id: id, pickup_ranges: ["RANGE_16_TO_20"] });
    expect(again.body).toEqual(answers[0]?.body);
    expect((await summary(id)).body.logistics_summary.pickups_scheduled).toBe("1");
  });

  test("is a new driver on the next working day for another attempt, under a new idempotency key", async () => {
    const { id } = await pickedUp();
    const first = await post({ process_id: id });
    const second = await post({ process_id: id, repickup_attempt: 1, pickup_ranges: ["RANGE_16_TO_20"] });
    expect(second.body.pickup_order.id).not.toBe(first.body.pickup_order.id);
    expect(second.body.pickup_order.pickup_range).toEqual({ date: "2026-11-23", range: "RANGE_16_TO_20" });
    expect((await post({ process_id: id, repickup_attempt: 1 })).body).toEqual(second.body);
    const third = await post({ process_id: id, repickup_attempt: 2 });
    expect(third.body.pickup_order.pickup_range).toEqual(second.body.pickup_order.pickup_range);
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    const { body } = await summary(id);
    expect(body.logistics_summary.pickups_scheduled).toBe("3");
  });

  test("keeps the address of each attempt", async () => {
    const { id } = await pickedUp();
    const first = await post({ process_id: id });
    expect(first.body.pickup_order.pickup_address).toMatchObject({ city: "Utrecht" });
    const pickup_address = { address_line_1: "Dok 3", city: "Gent", postcode: "9000", country_code: "BE" };
    const again = await post({ process_id: id, repickup_attempt: 1, pickup_address, customer: { first_name: "Ada" } });
    const shown = { ...pickup_address, first_name: "Ada" };
    expect(again.body.pickup_order.pickup_address).toMatchObject(shown);
    expect((await post({ process_id: id, repickup_attempt: 1 })).body).toEqual(again.body);
    expect((await post({ process_id: id })).body).toEqual(first.body);
    expect((await summary(id)).body.logistics_summary.pickup_address).toMatchObject(shown);
    const staff = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
    const { pickups } = await staff.getReturnDetail({ id });
    expect(pickups.map(({ address }) => address?.city ?? null)).toEqual([null, "Gent"]);
  });

  test("works the same in the form under the process", async () => {
    const { id } = await pickedUp();
    const call = { key: tenant.apiKey, path: `/v1/processes/${id}/pickup`, params: { process_id: id } };
    const { status, body } = await callRoute(postProcessPickup, { ...call, body: { pickup_ranges: [] } });
    expect([status, (await post({ process_id: id })).body]).toEqual([200, body]);
    const other = await callRoute(postProcessPickup, { ...call, body: { process_id: "prc_other" } });
    expect([other.status, other.body.details[0].field]).toEqual([400, "process_id"]);
  });

  test("reports settings as deprecated", async () => {
    const { id } = await pickedUp();
    const settings = { logistic_config: [{ provider: "SANDBOX", carrier: "sandbox_express", service_id: "s" }] };
    const answer = await callRoute(postPickup, { key: tenant.apiKey, body: { process_id: id, settings } });
    expect([answer.status, answer.headers.get("deprecation")]).toEqual([200, "@1767225600"]);
    expect(asked[0]?.serviceId).toBe("s");
  });
});

describe("is not booked", () => {
  test("without a logistics order, for OPS, for a collected parcel or for a finished return", async () => {
    const bare = await createBareReturn(ctx, tenant);
    const early = await post({ process_id: bare.id });
    expect([early.status, early.body.reason]).toEqual([409, "FAILED_PRECONDITION"]);
    const { id } = await pickedUp();
    const ops = await post({ process_id: id, provider: "OPS" });
    expect([ops.status, ops.body.code]).toEqual([501, 12]);
    const where = { actor: tenant.actor, processId: id, platformProcessId: "", to: "COLLECTED" as const };
    await updateShippingStatus(ctx, where);
    expect((await post({ process_id: id, repickup_attempt: 3 })).body.reason).toBe("FAILED_PRECONDITION");
    expect(asked).toEqual([]);
  });

  test.each([
    [{ provider: "NOBODY" }, "provider"],
    [{ carrier: "sandbox_post" }, "settings.return_method"],
    [{ settings: { return_method: "DROP_OFF_POINT" }, carrier: "sandbox_post" }, "carrier"],
    [{ ecommerce_id: "eco_other" }, "ecommerce_id"],
    [{ declared_value: "12.00" }, "declared_value"],
    [{ repickup_attempt: -1 }, "repickup_attempt"],
    [{ repickup_attempt: "1" }, "repickup_attempt"],
    [{ pickup_ranges: "RANGE_8_TO_12" }, "pickup_ranges"],
    [{ pickup_address: { city: "Gent", country_code: "BE" } }, "pickup_address.address_line_1"],
    [{ pickup_address: { address_line_1: "Dok 3", city: "Gent" } }, "pickup_address.country_code"],
    [{ process_id: undefined }, "process_id"],
  ])("%j is INVALID_ARGUMENT at %s", async (wrong, field) => {
    const { id } = await pickedUp();
    const { status, body } = await post({ process_id: id, ...wrong });
    expect([status, body.code, body.details[0]?.field]).toEqual([400, 3, field]);
    expect(asked).toEqual([]);
  });

  test("when the carrier refuses or times out, and the error says so", async () => {
    const { id } = await pickedUp();
    failure = new PartnerError("SANDBOX", "REFUSED", "dogs");
    expect((await post({ process_id: id })).body.detail).toContain("dogs");
    failure = new PartnerError("SANDBOX", "UNAVAILABLE", "asleep");
    expect((await post({ process_id: id })).status).toBe(503);
  });

  test("for another tenant or a key without the scope", async () => {
    const { id } = await pickedUp();
    const stranger = await createTenant(ctx);
    const reader = await createTenant(ctx, { keyScopes: ["logistics:read"] });
    expect((await post({ process_id: id }, stranger.apiKey)).status).toBe(404);
    expect((await post({ process_id: id }, reader.apiKey)).status).toBe(403);
  });
});

describe("GET /v1/processes/{process_id}/logistics", () => {
  test("returns all fields of a return in transit, with and without a slash", async () => {
    const { id, shipments } = await pickedUp();
    const pickup = (await post({ process_id: id })).body.pickup_order;
    const { status, body } = await summary(id);
    expect(status).toBe(200);
    expect(LogisticsSummaryDto.strict().parse(body.logistics_summary)).toEqual(body.logistics_summary);
    expect(body.logistics_summary).toMatchObject({
      carrier: "sandbox_express",
      pickup_address: { city: "Utrecht", svc_id: "" },
      pickup_reference: expect.stringMatching(/^SBPU-/),
      pickups_scheduled: "1",
      return_method: "HOME_PICK_UP",
      status: "CREATED",
      tracking_id: shipments[0]?.trackingNumber,
      tracking_url: pickup.tracking_url,
      warehouse: { city: "Zwolle", svc_id: expect.stringMatching(/./) },
    });
    expect((await summary(id, tenant.apiKey, "/")).body).toEqual(body);
  });

  test("returns missing values as unspecified or empty", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    await ctx.db.returnProcess.update({ where: { id }, data: { returnMethod: "NO_RETURN_METHOD", carrier: "" } });
    expect((await summary(id)).body.logistics_summary).toMatchObject({
      carrier: "",
      pickup_reference: "",
      pickups_scheduled: "0",
      return_method: "RETURN_METHOD_UNSPECIFIED",
      status: "STATUS_UNSPECIFIED",
      tracking_id: "",
      tracking_url: "",
      warehouse: { city: "Zwolle" },
    });
  });

  test("belongs to its tenant and its scope", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const stranger = await createTenant(ctx);
    const other = await createTenant(ctx, { keyScopes: ["logistics:write", "processes:read"] });
    expect((await summary(id, stranger.apiKey)).status).toBe(404);
    expect((await summary(id, other.apiKey)).status).toBe(403);
  });
});
