import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderDraft } from "@/server/cli/demo/order-from";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { inGermany, refusalOf, settingsScene } from "@/test/settings-scene";
import { withSandbox } from "@/test/with-sandbox";

let ctx: TestContext;
let scene: ReturnType<typeof settingsScene>;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = settingsScene(ctx);
});
afterAll(() => ctx.close());

describe("logistics settings", () => {
  const METHOD = { return_method: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post" };

  test("set return methods and fees by country, in lists, choices and prices", async () => {
    const tenant = await createTenant(ctx);
    await scene.set(tenant, "logisticsetting", {
      return_logistics: [
        { ...METHOD, fee: 250, countries: ["DE"] },
        { ...METHOD, fee: 100 },
        { return_method: "HOME_PICK_UP", provider: "SANDBOX", carrier: "sandbox_express", countries: ["NL"] },
      ],
    });
    const caller = scene.callerOf(tenant.actor);
    const offered = async (return_id: string) =>
      (await caller.listReturnOptions({ return_id })).return_options.map((method) => [
        method.return_method,
        method.total_fee,
      ]);
    const german = await scene.intentFor(tenant, inGermany);
    const dutch = await scene.intentFor(tenant);
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

  test("plan no reminders for new returns with REMINDER_FLOW_NONE, and keep the deadline", async () => {
    const tenant = await createTenant(ctx);
    const kinds = async () => {
      const { timers } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
      return timers.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(["SEND_REMINDER_3", "SEND_REMINDER_1", "NOT_SENT_IN_TIME"]);
    await scene.set(tenant, "logisticsetting", { reminder_flow: "REMINDER_FLOW_NONE" });
    expect(await kinds()).toEqual(["NOT_SENT_IN_TIME"]);
  });

  test("list the shops where a return may be dropped off", async () => {
    const [sandbox] = ctx.sandbox.carriers;
    if (sandbox === undefined) throw new Error("There is no carrier.");
    const [first] = sandbox.combinations;
    if (first === undefined) throw new Error("The carrier does nothing.");
    const inStore = { ...first, returnMethod: "IN_STORE" as const };
    const carriers = [{ ...sandbox, combinations: [...sandbox.combinations, inStore] }];
    const shops = withSandbox(ctx, { carriers });
    const tenant = await createTenant(ctx);
    const patch = {
      store_list_url: "https://shop.example/shops",
      return_logistics: [METHOD, { ...METHOD, return_method: "IN_STORE" }],
    };
    await settingsScene(shops).set(tenant, "logisticsetting", patch);
    const { return_id } = await scene.intentFor(tenant);
    const { return_options } = await scene.callerOf(tenant.actor, shops).listReturnOptions({ return_id });
    expect(return_options.map((method) => [method.return_method, method.store_list_url]).sort()).toEqual([
      ["DROP_OFF_POINT", ""],
      ["IN_STORE", "https://shop.example/shops"],
    ]);
  });
});

describe("warehouses", () => {
  const ADDRESS = { address_line1: "Am Hafen 1", city: "Kiel", country_code: "DE" };

  test("receive a return by its country, or else at the default warehouse", async () => {
    const tenant = await createTenant(ctx);
    const { actor, store } = tenant;
    const add = (patch: Record<string, unknown>, warehouseId: string | null = null) =>
      scene.setWarehouse(tenant, patch, warehouseId);
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

  test("always have one default, and one destination per country", async () => {
    const tenant = await createTenant(ctx);
    const { actor, store } = tenant;
    const change = (warehouseId: string | null, patch: Record<string, unknown>) =>
      scene.setWarehouse(tenant, patch, warehouseId);
    await change(null, { ...ADDRESS, countries: ["DE"] });
    const twice = await refusalOf(change(null, { ...ADDRESS, countries: ["AT", "DE"] }));
    expect(twice.extras.violations).toMatchObject([{ field: "countries[1]" }]);
    const first = await findReturnWarehouse(ctx.db, actor, { ecommerceId: store.id, country: "" });
    const refused = await refusalOf(change(first?.id ?? "", { is_default: false }));
    expect(refused.extras.violations).toMatchObject([{ field: "is_default" }]);
    expect(await refusalOf(change("whs_absent", {}))).toMatchObject({ reason: "NOT_FOUND" });
    const stranger = await createTenant(ctx);
    const foreign = { ...stranger, store };
    expect(await refusalOf(scene.setWarehouse(foreign, { city: "X" }, first?.id ?? ""))).toMatchObject({
      reason: "NOT_FOUND",
    });
  });
});
