import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant, type Tenant } from "@/test/factories";
import { refusalOf, settingsScene } from "@/test/settings-scene";

let ctx: TestContext;
let scene: ReturnType<typeof settingsScene>;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = settingsScene(ctx);
});
afterAll(() => ctx.close());

const play = ({ actor, store }: Tenant, query: string, return_conditions: Record<string, unknown>) =>
  scene.callerOf(actor).tryReturnConditions({
    ...{ ecommerce_id: store.id, query, return_reason: "TOO_SMALL", return_conditions },
  });

test("shows what an order's shopper would read under draft conditions, and the rule that says so", async () => {
  const tenant = await createTenant(ctx);
  const order = await createOrder(ctx, tenant, {
    lines: [
      { name: "Jumper", sku: "JUMPER", unitPriceMinor: 5_000, quantity: 2 },
      { name: "Mug", sku: "MUG", unitPriceMinor: 1_000, quantity: 1, categoryIds: ["hygiene"] },
    ],
  });
  const drafted = {
    non_returnable_category_ids: ["hygiene"],
    fees: [{ id: "small", label: "Small orders", type: "RETURN_FEE", total: 300, whens: [] }],
    require_authorization: {
      always: false,
      options: [{ id: "dear", label: "Dear", whens: [{ field: "return_value", op: "gte", value: 10_000 }] }],
    },
  };
  const trial = await play(tenant, `#${order.orderNumber}`, drafted);
  expect(trial.lines).toMatchObject([
    { name: "Jumper", returnable_quantity: 2, refusal: null },
    { name: "Mug", returnable_quantity: 0, refusal: { rule: expect.stringContaining("hygiene") } },
  ]);
  expect(trial.lines[1]?.refusal?.shopper_reads).not.toBe("");
  expect(trial.authorization?.rule).toBe("The rule “Dear”: return value €100.00.");
  expect(trial.fees).toMatchObject([{ fee_type: "RETURN_FEE", rule: expect.stringContaining("Small orders") }]);
  expect(trial.derivation).toMatchObject({ total: "9700", fees: "300" });

  // Under the current conditions none of that applies, and the test changed nothing.
  const now = await play(tenant, order.email, {});
  expect(now.lines.map(({ returnable_quantity }) => returnable_quantity)).toEqual([2, 1]);
  expect(now).toMatchObject({ authorization: null, fees: [], derivation: { total: "11000" } });
  expect(await ctx.db.returnIntent.count({ where: { orderId: order.id } })).toBe(0);
});

test("rejects an unknown order and invalid conditions at their field", async () => {
  const [tenant, other] = [await createTenant(ctx), await createTenant(ctx)];
  const foreign = await createOrder(ctx, other);
  const fieldsOf = async (work: Promise<unknown>) =>
    (await refusalOf(work)).extras.violations?.map(({ field }) => field);
  expect(await fieldsOf(play(tenant, foreign.orderNumber, {}))).toEqual(["query"]);
  const order = await createOrder(ctx, tenant);
  expect(await fieldsOf(play(tenant, order.orderNumber, { return_period_days: -1 }))).not.toEqual([]);
});
