import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OrderDraft } from "@/server/cli/demo/order-from";
import { getProcess } from "@/server/db/returns/processes";
import { importReturn } from "@/server/services/returns/import-return";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { refusalOf, settingsScene } from "@/test/settings-scene";

let ctx: TestContext;
let scene: ReturnType<typeof settingsScene>;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = settingsScene(ctx);
});
afterAll(() => ctx.close());

const paidBy = (method: string) => ({
  payments: [{ processor: "bank", method, label: "", capturedMinor: 10_000 }],
});

describe("refunds", () => {
  const CONFIGS = {
    action_configs: [
      { refund_option: "ORIGINAL_PAYMENT_METHOD" },
      { refund_option: "STORE_CREDIT", timing: "ON_COLLECTED", min_days: 1, max_days: 2, bonus: { total: 300 } },
    ],
    payment_method_configs: [{ payment_method: "Invoice", refund_options: ["STORE_CREDIT"] }],
  };

  test("follow the payment of an order in the options that are offered, accepted and preselected", async () => {
    const tenant = await createTenant(ctx);
    await scene.set(tenant, "refunds", CONFIGS);
    const caller = scene.callerOf(tenant.actor);
    const { order, return_id, line_item_id } = await scene.intentFor(tenant, paidBy("invoice"));
    const { timings } = await caller.listRefundTimings({ return_id });
    expect(timings).toEqual([
      expect.objectContaining({ refund_option: "STORE_CREDIT", timing: "ON_COLLECTED", min_days: 1, max_days: 2 }),
    ]);
    const choice = { return_id, line_item_id, quantity: 1, return_reason: "TOO_SMALL" };
    const refusal = await refusalOf(
      caller.saveClientPreferences({ ...choice, refund_option: "ORIGINAL_PAYMENT_METHOD" }),
    );
    expect(refusal.extras.violations).toEqual([{ field: "refund_option", description: "must be one of STORE_CREDIT" }]);
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

  test("keep every option for orders with other payments; with several payments an option must suit each", async () => {
    const tenant = await createTenant(ctx);
    await scene.set(tenant, "refunds", CONFIGS);
    const caller = scene.callerOf(tenant.actor);
    const options = async (draft: Partial<OrderDraft>) => {
      const { return_id } = await scene.intentFor(tenant, draft);
      return (await caller.listRefundTimings({ return_id })).timings.map(({ refund_option }) => refund_option);
    };
    expect(await options(paidBy("card"))).toEqual(["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"]);
    const half = (method: string) => ({ processor: "bank", method, label: "", capturedMinor: 5_000 });
    expect(await options({ payments: [half("card"), half("invoice")] })).toEqual(["STORE_CREDIT"]);
  });

  test("can't be confirmed with an option that is no longer offered", async () => {
    const tenant = await createTenant(ctx);
    const caller = scene.callerOf(tenant.actor);
    const { return_id, line_item_id } = await scene.intentFor(tenant);
    const refund_option = "STORE_CREDIT" as const;
    await caller.saveClientPreferences({
      return_id,
      line_item_id,
      quantity: 1,
      return_reason: "TOO_SMALL",
      refund_option,
    });
    await caller.chooseReturnOption({ return_id, return_method: "DROP_OFF_POINT" });
    await scene.set(tenant, "refunds", { action_configs: [{ refund_option: "ORIGINAL_PAYMENT_METHOD" }] });
    expect(await refusalOf(caller.completeReturn({ return_id }))).toMatchObject({ reason: "FAILED_PRECONDITION" });
  });

  test("keep the bonus, rounding, discounts and timing from the start of the return", async () => {
    const tenant = await createTenant(ctx);
    await scene.set(tenant, "refunds", {
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
