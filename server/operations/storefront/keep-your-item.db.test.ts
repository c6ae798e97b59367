import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { listUnitEvents } from "@/server/db/returns/history";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { answersAt } from "@/server/http/serve";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { openTestContext, type TestContext } from "@/test/context";
import { shirtLine } from "@/test/exchange-scene";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { openPolicyDraft } from "@/test/policy-draft";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

const keeping = (...options: ReturnPolicy["keepYourItem"]["options"]): Partial<ReturnPolicy> => ({
  keepYourItem: { isEnabled: true, options, photoAboveMinor: null },
});
const cheap = ruleOf("cheap", { isForced: true, refundPercentage: 100 }, when("unit_value", "lt", 10_000));
const damaged = ruleOf("damaged", { isForced: false, refundPercentage: 50 }, when("reason", "eq", "DAMAGED"));

describe("keep your item", () => {
  test("refunds 89.99 at once without a label, and leaves the stock unchanged (case 23)", async () => {
    const lines = [{ ...shirtLine(1), unitPriceMinor: 8999 }];
    const { call, choose, look, process, scene, returnId, tenant } = await openPolicyDraft(ctx, keeping(cheap), {
      lines,
    });
    await choose(0);
    const seen = await look();
    expect(seen.order.line_items[0].keep_your_item).toEqual({
      is_offered: false,
      is_forced: true,
      refund_percentage: 100,
      keep_amount: "8999",
      return_amount: "8999",
      requires_photo: false,
      why: "Keep it. We’ll refund the full amount.",
    });
    expect([seen.draft.items[0].keep_your_item, seen.next_step]).toEqual([true, "CONFIRM"]);
    const { body: price } = await call(postCheckout, {});
    expect([price.total, price.costs.total]).toEqual(["8999", "0"]);
    const done = await call(postComplete, { quote_id: price.quote_id });
    expect([done.status, done.body.next_step]).toEqual([200, "NONE"]);
    await runDueActivities(ctx);
    const made = await process();
    expect(made).toMatchObject({
      status: "COMPLETED",
      returnMethod: "NO_RETURN_METHOD",
      shippingStatus: "NO_SHIPPING_STATUS",
      handOverBy: null,
      shipments: [],
    });
    expect(made.units).toMatchObject([
      {
        location: "KEPT",
        verdict: "APPROVED",
        restockedAt: null,
        keep: { refundPercentage: 100, decision: { ruleId: "cheap" } },
      },
    ]);
    expect(made.payouts).toMatchObject([{ amountMinor: 8999, status: "SETTLED" }]);
    expect(await scene.stock("M")).toBe(5);
    const [first] = await listUnitEvents(ctx.db, tenant.actor, returnId);
    expect(first).toMatchObject({ track: "LOCATION", state: "KEPT" });
  });

  test("is the shopper's choice if a rule offers it: half is refunded, and the rest of the return is sent back", async () => {
    const lines = [shirtLine(1), { ...shirtLine(1), sku: "shirt-L", variantId: "L" }];
    const { call, choose, lineOf, process, scene } = await openPolicyDraft(ctx, keeping(damaged), { lines });
    expect((await lineOf(0)).keep_your_item).toBeNull();
    const refused = await choose(0, { keep_your_item: true });
    expect([refused.status, refused.body.details[0].field]).toEqual([400, "keep_your_item"]);
    await choose(0, { return_reason: "DAMAGED", keep_your_item: true });
    await choose(1, { return_reason: "DAMAGED" });
    expect((await lineOf(1)).keep_your_item).toMatchObject({
      is_offered: true,
      is_forced: false,
      refund_percentage: 50,
      keep_amount: "2000",
      return_amount: "4000",
    });
    const early = await call(postComplete, {});
    expect([early.status, early.body.detail]).toEqual([409, "Choose a return method first."]);
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    const { body: price } = await call(postCheckout, {});
    expect(price.subtotal).toBe("6000");
    await call(postComplete, { quote_id: price.quote_id });
    await runDueActivities(ctx);
    const open = await process();
    expect(open.units.map(({ location, verdict }) => `${location} ${verdict}`)).toEqual([
      "KEPT UNDECIDED",
      "ANNOUNCED UNDECIDED",
    ]);
    expect(open.shipments).toHaveLength(1);
    const [kept, sent] = open.units;
    if (kept === undefined || sent === undefined) throw new Error("two units were announced");
    const done = await scene.review({ ...open, units: [sent] }, ["APPROVED"]);
    expect(done.status).toBe("COMPLETED");
    expect(done.settlements.find(({ basis }) => basis === "DECISION")?.subtotalMinor).toBe(6000);
    expect(await scene.stock("M")).toBe(5);
    // Damaged, and its condition wasn't recorded, so it isn't restocked.
    expect(await scene.stock("L")).toBe(5);
  });

  test("is not available for exchanges", async () => {
    const { choose, lineOf } = await openPolicyDraft(ctx, keeping(cheap));
    await choose(0, { exchange_variant_id: "L" });
    expect((await lineOf(0)).keep_your_item).toBeNull();
  });
});
