import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LogisticOrderDto } from "@/contract/schemas/logistics";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import { answersAt } from "@/server/http/serve";
import type { Carrier, ShipmentInput } from "@/server/partners/carrier";
import { PartnerError } from "@/server/partners/partner-error";
import { afterActivities, createBareReturn } from "@/test/bare-return";
import { callRoute, type RouteCall } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { withSandbox } from "@/test/with-sandbox";

const { PUT: putOrder } = answersAt("/v1/logistics/orders");
const { PUT: putTwin } = answersAt("/v1/processes/{process_id}/logistics");

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;
/** The shipments requested from the carrier. */
const asked: ShipmentInput[] = [];
let failure: PartnerError | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  const watched = (carrier: Carrier): Carrier => ({
    ...carrier,
    createShipment: async (input) => {
      asked.push(input);
      if (failure !== null) throw failure;
      return { ...(await carrier.createShipment(input)), priceMinor: 495 };
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

const put = (body: Record<string, unknown>, call: Partial<RouteCall> = {}) =>
  callRoute(putOrder, { key: tenant.apiKey, path: "/v1/logistics/orders", method: "PUT", body, ...call });

describe("PUT /v1/logistics/orders", () => {
  test("orders the label with all given fields and answers the order with all its fields", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const { status, body, headers } = await put({
      process_id: id,
      provider: "SANDBOX",
      carrier: "sandbox_post",
      return_type: "DROP_OFF_POINT",
      currency: "",
      customer: { first_name: "Ada", last_name: "Bos", email: "ada@example.com" },
      customer_address: { address_line_1: "Bondgenotenlaan 1", city: "Leuven", postcode: "3000", country_code: "be" },
      ecommerce_warehouse_address: {
        address_line_1: "High Street 1",
        city: "London",
        postcode: "SW1A 1AA",
        country_code: "GB",
      },
      ecommerce_group: tenant.groupId,
      ecommerce_id: tenant.store.id,
      ecommerce_order_id: "shop-77",
      exchange_flow: "OPEN",
      legal_entity: { company_name: "Store BV", country: "nl" },
      line_items: [
        { id: "a", name: "Jumper", quantity: 2, unit_price: "5000", subtotal: "10000", total: "9000", weight: "300" },
        { id: "b", name: "Sock", quantity: 1, total: "500", weight: "50", dimensions: { height_cm: "2.5" } },
      ],
      line_items_type: "random",
      order_number: "1042",
      order_purchased_at: "2026-11-01T10:00:00Z",
      original_carriers: ["Sandbox Post"],
      original_trackings: "OUT-1",
      platform_process_id: "plat-9",
      vat_number: "NL001",
      weight_in_grams: 0,
    });
    expect(status).toBe(200);
    expect(headers.get("deprecation")).toBeNull();
    expect(Object.keys(body)).toEqual(["order"]);
    expect(LogisticOrderDto.strict().parse(body.order)).toEqual(body.order);
    expect(body.order).toMatchObject({
      carrier: "sandbox_post",
      provider: "SANDBOX",
      currency_code: "EUR",
      original_carriers: ["Sandbox Post"],
      price: 495,
      requires_customs: true,
      same_carrier_as_original: true,
      shipments: [{ status: "CREATED", weight_in_grams: 650, from: { city: "Leuven", first_name: "Ada" } }],
    });
    expect(asked[0]).toMatchObject({
      orderNumber: "1042",
      from: { countryCode: "BE", email: "ada@example.com" },
      to: { countryCode: "GB" },
      details: {
        currency: "EUR",
        exchangeFlow: "OPEN",
        platformOrderId: "shop-77",
        platformProcessId: "plat-9",
        originalTrackings: "OUT-1",
        isCustomsRequired: true,
        importer: { companyName: "Store BV", country: "NL" },
        vatNumber: "NL001",
        lines: [{ name: "Jumper, Sock", quantity: 1, totalMinor: 9500, weightGrams: 650 }],
      },
    });
    const process = await getProcess(ctx.db, tenant.actor, id);
    expect([process.shippingStatus, process.shipments.length]).toEqual(["CREATED", 1]);
    const events = await ctx.db.outboxEvent.findMany({ where: { processId: id }, orderBy: { sequence: "asc" } });
    expect(events.map(({ type }) => type)).toEqual(["onReturnProcessCreation", "onShippingStatusUpdated"]);
  });

  test("takes everything from the process when only that is given, with one line per item", async () => {
    const { id, order } = await createBareReturn(ctx, tenant);
    const { status, body } = await put({ process_id: id, line_items_type: "real", weight_in_grams: 900 });
    expect([status, body.order?.requires_customs, body.order?.same_carrier_as_original]).toEqual([200, false, false]);
    expect(asked[0]?.weightGrams).toBe(900);
    expect(asked[0]?.details?.lines).toMatchObject([{ name: order.lines[0]?.name, quantity: 1, totalMinor: 5000 }]);
  });

  test("creates one order per process, however often and by however many callers it is sent", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const call = () => put({ process_id: id, original_carriers: ["x"], vat_number: "NL001" });
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    const repeats = [{}, { vat_number: "NL001" }, { carrier: "sandbox_post", customer_address: {}, currency: "EUR" }];
    for (const said of repeats)
      expect((await put({ process_id: id, ...said })).body.order).toEqual(answers[0]?.body.order);
    const process = await afterActivities(ctx, tenant, id);
    expect(process.shipments).toHaveLength(1);
    expect(process.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER")?.state).toBe("DONE");
  });

  test("refuses different values for an existing order, naming each field, and keeps the original values", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const customer_address = { address_line_1: "Rue 1", city: "Paris", postcode: "75001", country_code: "FR" };
    const said = { process_id: id, customer_address, legal_entity: { company_name: "Store BV" }, weight_in_grams: 900 };
    const first = await put(said);
    const { status, body } = await put({
      ...said,
      ...{ customer_address: { ...customer_address, city: "Lyon" }, weight_in_grams: 901, vat_number: "NL002" },
      legal_entity: { company_name: "Other BV" },
    });
    expect([status, body.code, body.reason]).toEqual([409, 6, "ALREADY_EXISTS"]);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
      "customer_address",
      "legal_entity",
      "vat_number",
      "weight_in_grams",
    ]);
    const method = { carrier: "sandbox_express", return_type: "HOME_PICK_UP", pickup_ranges: ["RANGE_8_TO_12"] };
    const other = await put({ process_id: id, ...method });
    expect([other.status, other.body.message]).toEqual([
      409,
      "This return already has a logistic order with different values for `return_type`, `carrier`, `pickup_ranges`. " +
        "Leave these fields out to get that order.",
    ]);
    expect((await put(said)).body).toEqual(first.body);
    expect(asked).toHaveLength(1);
  });

  test("returns the label that was created automatically when called without other fields", async () => {
    const { id } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
    await afterActivities(ctx, tenant, id);
    const { status, body } = await put({ process_id: id, carrier: "sandbox_post", return_type: "DROP_OFF_POINT" });
    expect([status, body.order?.carrier]).toEqual([200, "sandbox_post"]);
    const other = await put({ process_id: id, original_trackings: "OUT-1" });
    expect([other.status, other.body.details]).toEqual([
      409,
      [{ field: "original_trackings", description: "differs from the existing order" }],
    ]);
  });

  test("takes the ID from the path in the form under the process, with and without the slash", async () => {
    for (const slash of ["/", ""]) {
      const { id } = await createBareReturn(ctx, tenant);
      const call = { key: tenant.apiKey, path: `/v1/processes/${id}/logistics${slash}`, params: { process_id: id } };
      const { status, body } = await callRoute(putTwin, { ...call, method: "PUT", body: {} });
      expect([status, body.order?.carrier]).toEqual([200, "sandbox_post"]);
      const other = await callRoute(putTwin, { ...call, method: "PUT", body: { process_id: "prc_other" } });
      expect([other.status, other.body.details[0].field]).toEqual([400, "process_id"]);
    }
  });

  test("uses the settings for missing fields, and reports them as deprecated", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const settings = {
      logistic_config: [{ carrier: "sandbox_express", provider: "SANDBOX", service_id: "slow" }],
      return_method: "HOME_PICK_UP",
    };
    const { status, body, headers } = await put({ process_id: id, settings, pickup_ranges: ["RANGE_8_TO_12"] });
    expect([status, body.order?.carrier, headers.get("deprecation")]).toEqual([200, "sandbox_express", "@1767225600"]);
    expect(asked[0]?.details).toMatchObject({ serviceId: "slow", pickupRanges: ["RANGE_8_TO_12"] });
    const process = await getProcess(ctx.db, tenant.actor, id);
    expect([process.returnMethod, process.pickupRange]).toEqual(["HOME_PICK_UP", "RANGE_8_TO_12"]);
  });

  test("answers UNIMPLEMENTED to provider OPS and does nothing", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const { status, body } = await put({ process_id: id, provider: "OPS" });
    expect([status, body.code, body.reason, asked.length]).toEqual([501, 12, "UNIMPLEMENTED", 0]);
  });

  test.each([
    [{ provider: "NOBODY" }, "provider"],
    [{ provider: "SANDBOX", carrier: "nobody" }, "carrier"],
    [{ provider: "SANDBOX", carrier: "sandbox_post", return_type: "HOME_PICK_UP" }, "return_type"],
    [{ return_type: "DELIVERY_PICKUP" }, "return_type"],
    [{ return_type: "HOME_PICK_UP" }, "pickup_ranges"],
    [{ ecommerce_id: "eco_other" }, "ecommerce_id"],
    [{ ecommerce_group: "grp_other" }, "ecommerce_group"],
    [{ currency: "EURO" }, "currency"],
    [{ line_items_type: "all" }, "line_items_type"],
    [{ weight_in_grams: "800" }, "weight_in_grams"],
    [{ line_items: [{ total: "12.50" }] }, "line_items[0].total"],
    [{ pickup_ranges: ["MORNING"] }, "pickup_ranges[0]"],
  ])("%j is INVALID_ARGUMENT at %s, and nothing is ordered", async (wrong, field) => {
    const { id } = await createBareReturn(ctx, tenant);
    const { status, body } = await put({ process_id: id, ...wrong });
    expect([status, body.code, body.details[0]?.field]).toEqual([400, 3, field]);
    expect(asked).toEqual([]);
  });

  test.each([
    [{ provider: "NOBODY" }, "provider"],
    [{ carrier: "nobody" }, "carrier"],
    [{ carrier: "sandbox_post", return_type: "HOME_PICK_UP" }, "return_type"],
  ])("%j is INVALID_ARGUMENT at %s even if an order exists", async (wrong, field) => {
    const { id } = await createBareReturn(ctx, tenant);
    expect((await put({ process_id: id })).status).toBe(200);
    const { status, body } = await put({ process_id: id, ...wrong });
    expect([status, body.code, body.details[0]?.field]).toEqual([400, 3, field]);
    expect(asked).toHaveLength(1);
  });

  test("passes the carrier's error to the caller, and a later call can succeed", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    failure = new PartnerError("SANDBOX", "REFUSED", "no such street");
    const refused = await put({ process_id: id });
    expect([refused.status, refused.body.reason]).toEqual([409, "FAILED_PRECONDITION"]);
    expect(refused.body.detail).toContain("no such street");
    failure = new PartnerError("SANDBOX", "UNAVAILABLE", "asleep");
    const away = await put({ process_id: id });
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
    failure = null;
    expect((await put({ process_id: id })).status).toBe(200);
  });
});

test("requires a warehouse or a given address before contacting the carrier", async () => {
  const bare = await createTenant(ctx);
  await ctx.db.warehouse.deleteMany({ where: { ecommerceId: bare.store.id } });
  const { id: process_id } = await createBareReturn(ctx, bare);
  const refused = await put({ process_id }, { key: bare.apiKey });
  expect([refused.status, refused.body.reason, asked]).toEqual([409, "FAILED_PRECONDITION", []]);
  expect(refused.body.message).toMatch(/no warehouse.+Settings, Warehouses/);
  const address = { address_line_1: "High Street 1", city: "London", country_code: "GB" };
  const given = await put({ process_id, ecommerce_warehouse_address: address }, { key: bare.apiKey });
  expect([given.status, asked[0]?.to.city]).toEqual([200, "London"]);
});

test("gives nothing to another tenant or to a key without the scope", async () => {
  const { id } = await createBareReturn(ctx, tenant);
  const stranger = await createTenant(ctx);
  const reader = await createTenant(ctx, { keyScopes: ["logistics:read", "processes:write"] });
  expect((await put({ process_id: id }, { key: stranger.apiKey })).status).toBe(404);
  expect((await put({ process_id: id }, { key: reader.apiKey })).status).toBe(403);
  expect(asked).toEqual([]);
});
