import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderDraft } from "@/server/cli/demo/order-from";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/processes";
import { getStore } from "@/server/db/stores";
import { findReturnWarehouse } from "@/server/db/warehouses";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { startIntent } from "@/server/services/intents/start-intent";
import { importReturn } from "@/server/services/returns/import-return";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { changeConditions, changeSetting, changeWarehouse } from "./change-settings";
import type { StoreResourceName } from "./store-resources";

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = createTestContext({ url: database.url });
  setContext(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const set = ({ actor, store }: Tenant, name: StoreResourceName, patch: Record<string, unknown>) =>
  changeSetting(ctx, { actor, ecommerceId: store.id, name, patch });

const callerOf = (actor: Actor, context = ctx) => t.createCallerFactory(appRouter)({ ctx: context, actor });

const intentFor = async (tenant: Tenant, draft: Partial<OrderDraft> = {}) => {
  const order = await createOrder(ctx, tenant, draft);
  const { orderNumber, email, shippingAddress } = order;
  const input = { orderNumber, email, postalCode: shippingAddress.postcode, ecommerceId: tenant.store.id, slug: "" };
  const { intent } = await startIntent(ctx, { actor: tenant.actor, input: { ...input, lang: "en" } });
  return { order, return_id: intent.id, line_item_id: order.lines[0]?.id ?? "" };
};

const refusalOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const cause = error instanceof Problem ? error : error instanceof Error ? error.cause : null;
  if (cause instanceof Problem) return cause;
  throw error ?? new Error("it was not refused");
};

const paidBy = (method: string) => ({
  payments: [{ processor: "bank", method, label: "", capturedMinor: 10_000 }],
});
const inGermany = { shippingAddress: testAddress({ countryCode: "DE", country: "Germany" }) };

describe("refunds", () => {
  const CONFIGS = {
    action_configs: [
      { refund_option: "ORIGINAL_PAYMENT_METHOD" },
      { refund_option: "STORE_CREDIT", timing: "ON_COLLECTED", min_days: 1, max_days: 2, bonus: { total: 300 } },
    ],
    payment_method_configs: [{ payment_method: "Invoice", refund_options: ["STORE_CREDIT"] }],
  };

  test("the payment of an order decides what is offered, chosen and assumed for it", async () => {
    const tenant = await createTenant(ctx);
    await set(tenant, "refunds", CONFIGS);
    const caller = callerOf(tenant.actor);
    const { order, return_id, line_item_id } = await intentFor(tenant, paidBy("invoice"));
    const { timings } = await caller.listRefundTimings({ return_id });
    expect(timings).toEqual([
      expect.objectContaining({ refund_option: "STORE_CREDIT", timing: "ON_COLLECTED", min_days: 1, max_days: 2 }),
    ]);
    const choice = { return_id, line_item_id, quantity: 1, return_reason: "TOO_SMALL" };
    const refusal = await refusalOf(
      caller.saveClientPreferences({ ...choice, refund_option: "ORIGINAL_PAYMENT_METHOD" }),
    );
    expect(refusal.extras.violations).toEqual([
      { field: "refund_option", description: "for this order there is STORE_CREDIT" },
    ]);
    const imported = await importReturn(ctx, {
      actor: tenant.actor,
      input: {
        ecommerceId: tenant.store.id,
        orderName: order.name,
        email: order.email,
        lines: [
          { platformLineItemId: order.lines[0]?.platformLineItemId ?? "", returnReason: "TOO_SMALL", quantity: 1 },
        ],
        lang: "",
      },
    });
    const process = await getProcess(ctx.db, tenant.actor, "processId" in imported ? imported.processId : "");
    expect(process.refundOption).toBe("STORE_CREDIT");
  });

  test("orders that were paid otherwise keep every option; of several payments an option must suit each", async () => {
    const tenant = await createTenant(ctx);
    await set(tenant, "refunds", CONFIGS);
    const caller = callerOf(tenant.actor);
    const options = async (draft: Partial<OrderDraft>) => {
      const { return_id } = await intentFor(tenant, draft);
      return (await caller.listRefundTimings({ return_id })).timings.map(({ refund_option }) => refund_option);
    };
    expect(await options(paidBy("card"))).toEqual(["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"]);
    const half = (method: string) => ({ processor: "bank", method, label: "", capturedMinor: 5_000 });
    expect(await options({ payments: [half("card"), half("invoice")] })).toEqual(["STORE_CREDIT"]);
  });

  test("what was chosen and is no longer offered is not confirmed", async () => {
    const tenant = await createTenant(ctx);
    const caller = callerOf(tenant.actor);
    const { return_id, line_item_id } = await intentFor(tenant);
    const refund_option = "STORE_CREDIT" as const;
    await caller.saveClientPreferences({
      return_id,
      line_item_id,
      quantity: 1,
      return_reason: "TOO_SMALL",
      refund_option,
    });
    await caller.chooseReturnOption({ return_id, return_method: "DROP_OFF_POINT" });
    await set(tenant, "refunds", { action_configs: [{ refund_option: "ORIGINAL_PAYMENT_METHOD" }] });
    expect(await refusalOf(caller.completeReturn({ return_id }))).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("a return keeps what held when it began: bonus, rounding, discounts, timing", async () => {
    const tenant = await createTenant(ctx);
    await set(tenant, "refunds", {
      ...CONFIGS,
      round_promocode: true,
      carry_over_automatic_discounts_on_exchanges: true,
      revoke_conditional_discounts: true,
      refund_original_shipping: true,
    });
    const { terms } = await createReturn(ctx, tenant, {
      order: await createOrder(ctx, tenant),
      refundOption: "STORE_CREDIT",
    });
    expect(terms).toMatchObject({
      bonuses: { STORE_CREDIT: { totalMinor: 300 } },
      timings: { STORE_CREDIT: "ON_COLLECTED" },
      isCreditRoundedUp: true,
      areDiscountsCarriedOver: true,
      areConditionalDiscountsRevoked: true,
      isOriginalShippingRefunded: true,
    });
  });
});

describe("logistic setting", () => {
  const WAY = { return_method: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post" };

  test("ways and their fees are the country's, in lists, choices and prices", async () => {
    const tenant = await createTenant(ctx);
    await set(tenant, "logisticsetting", {
      return_logistics: [
        { ...WAY, fee: 250, countries: ["DE"] },
        { ...WAY, fee: 100 },
        { return_method: "HOME_PICK_UP", provider: "SANDBOX", carrier: "sandbox_express", countries: ["NL"] },
      ],
    });
    const caller = callerOf(tenant.actor);
    const offered = async (return_id: string) =>
      (await caller.listReturnOptions({ return_id })).return_options.map((way) => [way.return_method, way.total_fee]);
    const german = await intentFor(tenant, inGermany);
    const dutch = await intentFor(tenant);
    expect(await offered(german.return_id)).toEqual([["DROP_OFF_POINT", "250"]]);
    expect(await offered(dutch.return_id)).toEqual([
      ["HOME_PICK_UP", "0"],
      ["DROP_OFF_POINT", "100"],
    ]);
    const pickUp = { return_id: german.return_id, return_method: "HOME_PICK_UP" } as const;
    expect(await refusalOf(caller.chooseReturnOption(pickUp))).toMatchObject({ reason: "INVALID_ARGUMENT" });
    const { terms } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant, inGermany) });
    expect(terms.fees).toMatchObject([{ type: "SHIPPING_FEE", totalMinor: 250 }]);
  });

  test("REMINDER_FLOW_NONE plans no reminders for returns that begin then, and leaves the deadline", async () => {
    const tenant = await createTenant(ctx);
    const kinds = async () => {
      const { timers } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
      return timers.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(["SEND_REMINDER_3", "SEND_REMINDER_1", "NOT_SENT_IN_TIME"]);
    await set(tenant, "logisticsetting", { reminder_flow: "REMINDER_FLOW_NONE" });
    expect(await kinds()).toEqual(["NOT_SENT_IN_TIME"]);
  });

  test("the list of shops stands where a return may be brought in person", async () => {
    const [provider = "", sandbox] = [...ctx.carriers][0] ?? [];
    if (sandbox === undefined) throw new Error("There is no carrier.");
    const [first] = sandbox.combinations;
    if (first === undefined) throw new Error("The carrier does nothing.");
    const inStore = { ...first, returnMethod: "IN_STORE" as const };
    const carriers = new Map([[provider, { ...sandbox, combinations: [...sandbox.combinations, inStore] }]]);
    const shops: TestContext = { ...ctx, carriers };
    const tenant = await createTenant(ctx);
    const patch = {
      store_list_url: "https://shop.example/shops",
      return_logistics: [WAY, { ...WAY, return_method: "IN_STORE" }],
    };
    await changeSetting(shops, { actor: tenant.actor, ecommerceId: tenant.store.id, name: "logisticsetting", patch });
    const { return_id } = await intentFor(tenant);
    const { return_options } = await callerOf(tenant.actor, shops).listReturnOptions({ return_id });
    expect(return_options.map((way) => [way.return_method, way.store_list_url]).sort()).toEqual([
      ["DROP_OFF_POINT", ""],
      ["IN_STORE", "https://shop.example/shops"],
    ]);
  });
});

describe("warehouses", () => {
  const ADDRESS = { address_line1: "Am Hafen 1", city: "Kiel", country_code: "DE" };

  test("a return goes to the warehouse of its country, else to the default one", async () => {
    const tenant = await createTenant(ctx);
    const { actor, store } = tenant;
    const add = (patch: Record<string, unknown>, warehouseId: string | null = null) =>
      changeWarehouse(ctx, { actor, ecommerceId: store.id, warehouseId, patch });
    const kiel = await add({ ...ADDRESS, countries: ["DE", "DK"] });
    expect(kiel).toMatchObject({ name: "Kiel", country: "DE", is_default: false, ecommerce_id: store.id });
    const townOf = async (draft: Partial<OrderDraft> = {}) =>
      (await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant, draft) })).shipments[0]?.toAddress.city;
    expect(await townOf(inGermany)).toBe("Kiel");
    expect(await townOf()).toBe("Zwolle");
    const lyon = await add({ address_line1: "Quai 2", city: "Lyon", country_code: "FR", is_default: true });
    expect(await townOf()).toBe("Lyon");
    expect(await townOf(inGermany)).toBe("Kiel");
    await add({ countries: null }, String(kiel.id));
    expect(await townOf(inGermany)).toBe("Lyon");
    const found = await findReturnWarehouse(ctx.db, actor, { ecommerceId: store.id, country: "" });
    expect(found?.id).toBe(lyon.id);
  });

  test("there is always one default, and a country goes to one place", async () => {
    const tenant = await createTenant(ctx);
    const { actor, store } = tenant;
    const change = (warehouseId: string | null, patch: Record<string, unknown>) =>
      changeWarehouse(ctx, { actor, ecommerceId: store.id, warehouseId, patch });
    await change(null, { ...ADDRESS, countries: ["DE"] });
    const twice = await refusalOf(change(null, { ...ADDRESS, countries: ["AT", "DE"] }));
    expect(twice.extras.violations).toMatchObject([{ field: "countries[1]" }]);
    const first = await findReturnWarehouse(ctx.db, actor, { ecommerceId: store.id, country: "" });
    const refused = await refusalOf(change(first?.id ?? "", { is_default: false }));
    expect(refused.extras.violations).toMatchObject([{ field: "is_default" }]);
    expect(await refusalOf(change("whs_absent", {}))).toMatchObject({ reason: "NOT_FOUND" });
    const stranger = await createTenant(ctx);
    const foreign = {
      actor: stranger.actor,
      ecommerceId: store.id,
      warehouseId: first?.id ?? "",
      patch: { city: "X" },
    };
    expect(await refusalOf(changeWarehouse(ctx, foreign))).toMatchObject({ reason: "NOT_FOUND" });
  });
});

describe("ecommerce, branding, exchanges and return conditions", () => {
  test("a store that is not enabled starts nothing, one that asks for the postal code asks for it", async () => {
    const tenant = await createTenant(ctx);
    await set(tenant, "ecommerce", { identification_flow: "ORDER_ID_AND_POSTAL_CODE", order_number_prefix: "NS-" });
    const order = await createOrder(ctx, tenant);
    const start = (postalCode: string, email = "") =>
      startIntent(ctx, {
        actor: tenant.actor,
        input: {
          orderNumber: `NS-${order.orderNumber}`,
          email,
          postalCode,
          ecommerceId: tenant.store.id,
          slug: "",
          lang: "en",
        },
      });
    expect(await refusalOf(start("", order.email))).toMatchObject({ reason: "INVALID_ARGUMENT" });
    expect((await start(order.shippingAddress.postcode)).intent.orderId).toBe(order.id);
    await set(tenant, "ecommerce", { is_enabled: false });
    expect(await refusalOf(start(order.shippingAddress.postcode))).toMatchObject({ reason: "NOT_FOUND" });
  });

  test("the portal wears what branding says, the next moment", async () => {
    const tenant = await createTenant(ctx);
    await set(tenant, "branding", {
      primary_theme_color_main: "#1b3454",
      border_radius: "12",
      favicon_url: "https://shop.example/icon.png",
      logo_height_mobile: "32px",
    });
    await set(tenant, "ecommerce", { name: "North Shop", website_url: "https://shop.example" });
    const { store } = await callerOf(tenant.actor).getPortalStore({});
    expect(store).toMatchObject({ name: "North Shop", website_url: "https://shop.example" });
    expect(store.branding).toMatchObject({
      primary_main: "#1b3454",
      border_radius: 12,
      favicon_url: "https://shop.example/icon.png",
      logo_height_mobile: "32px",
      logo_height_desktop: "",
    });
  });

  test("the exchange flow opens the exchange, and null closes it again", async () => {
    const tenant = await createTenant(ctx);
    const { return_id, line_item_id } = await intentFor(tenant);
    const flow = async () =>
      (await callerOf(tenant.actor).listExchangeOptions({ return_id, line_item_id })).exchange_flow;
    await set(tenant, "exchangeconditions", { exchange_flow: "OPEN" });
    expect(await flow()).toBe("OPEN");
    await set(tenant, "exchangeconditions", { exchange_flow: null });
    expect(await flow()).toBe("NO_EXCHANGE_FLOW");
  });

  test("return conditions become a new version with its note; the same again makes none", async () => {
    const { actor, store } = await createTenant(ctx);
    const change = (patch: Record<string, unknown>) =>
      changeConditions(ctx, { actor, ecommerceId: store.id, patch, note: "Christmas" });
    expect(await change({ return_period_days: 60 })).toMatchObject({ return_period_days: 60, version: 2 });
    expect(await change({ return_period_days: 60 })).toMatchObject({ version: 2 });
    expect(await change({ return_period_days: null })).toMatchObject({ return_period_days: 30, version: 3 });
    expect(await callerOf(actor).listReturnConditionVersions({ ecommerce_id: store.id })).toMatchObject({
      versions: [{ note: "Christmas" }, { note: "Christmas" }, { note: "" }],
    });
  });
});

describe("a patch that is wrong names its field and changes nothing", () => {
  test.each<[StoreResourceName, Record<string, unknown>, string]>([
    ["branding", { primary_theme_color_main: "url(x)" }, "primary_theme_color_main"],
    ["branding", { logo_url: "javascript:alert(1)" }, "logo_url"],
    ["branding", { layout_design_values: "WIDE" }, "layout_design_values"],
    ["branding", { slogann: "x" }, "slogann"],
    ["branding", { ecommerce_id: "eco_other" }, "ecommerce_id"],
    ["ecommerce", { name: null }, "name"],
    ["ecommerce", { slug: "other" }, "slug"],
    ["ecommerce", { currency_code: "USD" }, "currency_code"],
    ["ecommerce", { time_zone: "Mars/Base" }, "time_zone"],
    ["ecommerce", { is_enabled: "yes" }, "is_enabled"],
    [
      "ecommerce",
      {
        return_reasons: [
          { name: "A", label: "a" },
          { name: "A", label: "b" },
        ],
      },
      "return_reasons[1].name",
    ],
    [
      "ecommerce",
      { return_reasons: [{ name: "A", label: "a", requires_phote: true }] },
      "return_reasons[0].requires_phote",
    ],
    ["exchangeconditions", { threshold: 1.5 }, "threshold"],
    ["exchangeconditions", { reasons: ["NEVER"] }, "reasons[0]"],
    ["exchangeconditions", { incentives: [{ exchange_type: "SIZE_EXCHANGE" }] }, "incentives[0].total"],
    ["exchangeorders", { price: "1.50" }, "price"],
    ["logisticsetting", { store_list_url: "http://shop.example" }, "store_list_url"],
    [
      "logisticsetting",
      { return_logistics: [{ return_method: "IN_STORE", provider: "SANDBOX", carrier: "sandbox_post" }] },
      "return_logistics[0]",
    ],
    [
      "refunds",
      { action_configs: [{ refund_option: "STORE_CREDIT", min_days: 3, max_days: 2 }] },
      "action_configs[0].max_days",
    ],
    ["refunds", { action_configs: [] }, "action_configs"],
    [
      "refunds",
      { payment_method_configs: [{ payment_method: "cod", refund_options: ["GIFT_CARD"] }] },
      "payment_method_configs[0].refund_options[0]",
    ],
  ])("%s %j", async (name, patch, field) => {
    const tenant = await createTenant(ctx);
    const before = await getStore(ctx.db, tenant.actor, tenant.store.id);
    const { reason, extras, message } = await refusalOf(set(tenant, name, patch));
    expect(reason).toBe("INVALID_ARGUMENT");
    expect(extras.violations?.[0]?.field).toBe(field);
    expect(message).toContain(field);
    expect(await getStore(ctx.db, tenant.actor, tenant.store.id)).toEqual(before);
  });

  test("a reason that the return conditions ask for cannot go", async () => {
    const tenant = await createTenant(ctx);
    const { actor, store } = tenant;
    const when = { field: "reason", op: "eq", value: "DAMAGED" };
    const patch = { fees: [{ id: "f", type: "RETURN_FEE", total: 100, whens: [when] }] };
    await changeConditions(ctx, { actor, ecommerceId: store.id, patch, note: "" });
    const refused = await refusalOf(set(tenant, "ecommerce", { return_reasons: [{ name: "OTHER", label: "Other" }] }));
    expect(refused.extras.violations).toMatchObject([{ field: "return_reasons" }]);
  });

  test("of changes at once none is lost", async () => {
    const tenant = await createTenant(ctx);
    await Promise.all([
      set(tenant, "branding", { title: "One" }),
      set(tenant, "branding", { slogan: "Two" }),
      set(tenant, "ecommerce", { contact_email: "a@shop.example" }),
      set(tenant, "refunds", { round_promocode: true }),
    ]);
    const { config } = await getStore(ctx.db, tenant.actor, tenant.store.id);
    expect([config.branding.title, config.branding.slogan]).toEqual(["One", "Two"]);
    expect([config.contactEmail, config.refunds.isCreditRoundedUp]).toEqual(["a@shop.example", true]);
  });
});
