import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { DEFAULT_POLICY } from "@/server/domain/policy/default-policy";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { shirtLine } from "@/test/exchange-scene";
import { ruleOf, when } from "@/test/fixtures/policy-fixtures";
import { openPolicyDraft } from "@/test/policy-draft";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { GET: getDraft } = answersAt("/returns/{return_id}/intent");
const { GET: getOptions, POST: postOption } = answersAt("/returns/{return_id}/return_options");

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

describe("the return policy for shoppers", () => {
  test("gives the reason in the shopper's language and without an ID", async () => {
    const nonReturnable = { ...DEFAULT_POLICY.nonReturnable, brandIds: ["brand-x"] };
    const eligibility = [
      ruleOf("nl-only", { isReturnable: false }, when("country", "eq", "NL"), when("product_id", "eq", "hat")),
    ];
    const lines = [{ ...shirtLine(1), brandId: "brand-x" }, { ...shirtLine(1), productId: "hat" }, shirtLine(1)];
    const { look, choose } = await openPolicyDraft(ctx, { nonReturnable, eligibility }, { lines, lang: "de-AT" });
    const { order } = await look();
    expect(
      order.line_items.map((line: Record<string, unknown>) => [line.non_returnable_code, line.non_returnable_reason]),
    ).toEqual([
      [3, "Artikel dieser Marke können nicht zurückgegeben werden."],
      [3, "Dieser Artikel kann nicht zurückgegeben werden. Grundlage: Land Niederlande, Produkt."],
      [null, null],
    ]);
    const refused = await choose(0);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "Artikel dieser Marke können nicht zurückgegeben werden.",
    ]);
    expect((await choose(2)).status).toBe(200);
  });

  test("may depend on the return reason, evaluated with the choices made", async () => {
    const eligibility = [
      ruleOf("always-damaged", { isReturnable: true }, when("reason", "eq", "DAMAGED")),
      ruleOf("no-shirts", { isReturnable: false }, when("category_ids", "contains_any", ["shirts"])),
    ];
    const { choose, lineOf } = await openPolicyDraft(ctx, { eligibility });
    expect((await lineOf(0)).is_returnable).toBe(false);
    expect((await choose(0)).status).toBe(409);
    expect((await choose(0, { return_reason: "DAMAGED" })).status).toBe(200);
    expect(await lineOf(0)).toMatchObject({ is_returnable: true, returnable_quantity: 1 });
  });

  test("may depend on later choices, in which case checkout refuses", async () => {
    const eligibility = [ruleOf("drop", { isReturnable: false }, when("return_method", "eq", "DROP_OFF_POINT"))];
    const { call, choose } = await openPolicyDraft(ctx, { eligibility });
    await choose(0);
    expect((await call(postCheckout, {})).status).toBe(200);
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    expect((await call(postCheckout, {})).status).toBe(409);
    expect((await call(postComplete, {})).status).toBe(409);
  });

  test("has a separate return window for some goods", async () => {
    const windows = [ruleOf("hats", { returnPeriodDays: 1 }, when("product_id", "eq", "hat"))];
    const { look } = await openPolicyDraft(
      ctx,
      { windows },
      { lines: [shirtLine(1), { ...shirtLine(1), productId: "hat" }] },
    );
    const [shirt, hat] = (await look()).order.line_items;
    expect([shirt.is_returnable, hat.non_returnable_code]).toEqual([true, 5]);
    expect(hat.non_returnable_reason).toMatch(
      /^Returns for this item closed on \d+ \w+ \d{4}\. Based on: the product, delivered 2 days ago\.$/,
    );
    expect(new Date(hat.return_window_ends_at).getTime()).toBeLessThan(new Date(shirt.return_window_ends_at).getTime());
  });
});

describe("the payer of return shipping", () => {
  test("is the shopper if a rule says so, or else the store", async () => {
    const payForLogistics = { isAlways: false, options: [ruleOf("mind", null, when("reason", "neq", "DAMAGED"))] };
    const { call, choose } = await openPolicyDraft(ctx, { payForLogistics });
    const feeOf = async () => {
      const { body } = await call(getOptions);
      const { return_method, total_fee } = body.return_options.find((one: { total_fee: string }) => one) ?? {};
      const method = body.return_options.find((one: { return_method: string }) => one.return_method === "HOME_PICK_UP");
      return method?.total_fee ?? `${return_method} ${total_fee}`;
    };
    await choose(0, { return_reason: "DAMAGED" });
    expect(await feeOf()).toBe("0");
    await choose(0);
    expect(Number(await feeOf())).toBeGreaterThan(0);
  });
});

test("may require a document for an item, and says why", async () => {
  const options = [ruleOf("proof", null, when("reason", "eq", "DAMAGED"))];
  const { choose, lineOf } = await openPolicyDraft(ctx, { uploadDocuments: { isAlways: false, options } });
  expect(await lineOf(0)).toMatchObject({ requires_documents: false, requires_documents_why: null });
  await choose(0, { return_reason: "DAMAGED" });
  expect(await lineOf(0)).toMatchObject({
    requires_documents: true,
    requires_documents_why: expect.stringMatching(
      /^A photo or document is needed for this item\. Based on: the reason “.+”\.$/,
    ),
  });
});

test("may count the customer's earlier returns", async () => {
  const eligibility = [ruleOf("once", { isReturnable: false }, when("earlier_returns", "gte", 1))];
  const { scene, order, lineOf, choose, call } = await openPolicyDraft(ctx, { eligibility });
  expect((await lineOf(0)).is_returnable).toBe(true);
  const before = await scene.order({ email: order.email });
  const returnId = await scene.draft(before);
  await scene.choose(returnId, { lineItemId: before.lines[0]?.id ?? "" });
  await scene.complete(returnId);
  const refused = await choose(0);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    "This item can’t be returned. Based on: 1 earlier return.",
  ]);
  expect((await call(getDraft)).body.order.line_items[0].non_returnable_code).toBe(3);
});
