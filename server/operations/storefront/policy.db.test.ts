import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/returns/[return_id]/checkout/route";
import { POST as postComplete } from "@/app/returns/[return_id]/complete/route";
import { GET as getDraft } from "@/app/returns/[return_id]/intent/route";
import { GET as getOptions, POST as postOption } from "@/app/returns/[return_id]/return_options/route";
import { POST as postPreferences } from "@/app/returns/[return_id]/save_client_preferences/route";
import { setContext } from "@/server/context";
import { listUnitEvents } from "@/server/db/history";
import { getProcess } from "@/server/db/processes";
import { DEFAULT_POLICY } from "@/server/domain/policy/default-policy";
import { ruleOf, when } from "@/server/domain/policy/policy-fixtures";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { startIntent } from "@/server/services/intents/start-intent";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene, shirtLine } from "@/test/exchange-scene";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Line = ReturnType<typeof shirtLine> & { brandId?: string };

/** A store with this policy, an order of these lines, and its draft as a client without types sees it. */
const openDraft = async (
  policy: Partial<ReturnPolicy>,
  { lines = [shirtLine(1)], lang = "en" }: { lines?: Line[]; lang?: string } = {},
) => {
  const scene = await openExchangeScene(ctx, { policy, config: { isRestockingEnabled: true } });
  const { tenant } = scene;
  const order = await scene.order({ lines });
  const { orderNumber, email } = order;
  const { intent } = await startIntent(ctx, {
    actor: tenant.actor,
    input: { orderNumber, email, postalCode: "", ecommerceId: tenant.store.id, slug: "", lang },
  });
  const call = async (handler: unknown, body?: unknown, query = "") => {
    const request = new Request(`http://localhost/x${query}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await (handler as Handler)(request, { params: Promise.resolve({ return_id: intent.id }) });
    // biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const choose = (line: number, choice: Record<string, unknown> = {}) =>
    call(
      postPreferences,
      { quantity: 1, return_reason: "TOO_SMALL", comment: "torn", refund_option: "ORIGINAL_PAYMENT_METHOD", ...choice },
      `?line_item_id=${order.lines[line]?.id}`,
    );
  const look = async () => (await call(getDraft)).body;
  const lineOf = async (line: number) => (await look()).order.line_items[line];
  const process = () => getProcess(ctx.db, tenant.actor, intent.id);
  return { scene, tenant, order, returnId: intent.id, call, choose, look, lineOf, process };
};

const keeping = (...options: ReturnPolicy["keepYourItem"]["options"]): Partial<ReturnPolicy> => ({
  keepYourItem: { isEnabled: true, options },
});
const cheap = ruleOf("cheap", { isForced: true, refundPercentage: 100 }, when("unit_value", "lt", 10_000));
const damaged = ruleOf("damaged", { isForced: false, refundPercentage: 50 }, when("reason", "eq", "DAMAGED"));

describe("what a shopper may return", () => {
  test("says why not, in the shopper's language and without an id", async () => {
    const nonReturnable = { ...DEFAULT_POLICY.nonReturnable, brandIds: ["brand-x"] };
    const eligibility = [
      ruleOf("nl-only", { isReturnable: false }, when("country", "eq", "NL"), when("product_id", "eq", "hat")),
    ];
    const lines = [{ ...shirtLine(1), brandId: "brand-x" }, { ...shirtLine(1), productId: "hat" }, shirtLine(1)];
    const { look, choose } = await openDraft({ nonReturnable, eligibility }, { lines, lang: "de-AT" });
    const { order } = await look();
    expect(
      order.line_items.map((line: Record<string, unknown>) => [line.non_returnable_code, line.non_returnable_reason]),
    ).toEqual([
      [3, "Artikel dieser Marke können nicht zurückgegeben werden."],
      [3, "Dieser Artikel kann nicht zurückgegeben werden. Ausschlaggebend: das Land: Niederlande, das Produkt."],
      [null, null],
    ]);
    const refused = await choose(0);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "Artikel dieser Marke können nicht zurückgegeben werden.",
    ]);
    expect((await choose(2)).status).toBe(200);
  });

  test("may hang on the reason: it is asked with the choice made", async () => {
    const eligibility = [
      ruleOf("always-damaged", { isReturnable: true }, when("reason", "eq", "DAMAGED")),
      ruleOf("no-shirts", { isReturnable: false }, when("category_ids", "contains_any", ["shirts"])),
    ];
    const { choose, lineOf } = await openDraft({ eligibility });
    expect((await lineOf(0)).is_returnable).toBe(false);
    expect((await choose(0)).status).toBe(409);
    expect((await choose(0, { return_reason: "DAMAGED" })).status).toBe(200);
    expect(await lineOf(0)).toMatchObject({ is_returnable: true, returnable_quantity: 1 });
  });

  test("may hang on what is chosen later: then the check-out refuses", async () => {
    const eligibility = [ruleOf("drop", { isReturnable: false }, when("return_method", "eq", "DROP_OFF_POINT"))];
    const { call, choose } = await openDraft({ eligibility });
    await choose(0);
    expect((await call(postCheckout, {})).status).toBe(200);
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    expect((await call(postCheckout, {})).status).toBe(409);
    expect((await call(postComplete, {})).status).toBe(409);
  });

  test("has a window of its own for some goods", async () => {
    const windows = [ruleOf("hats", { returnPeriodDays: 1 }, when("product_id", "eq", "hat"))];
    const { look } = await openDraft({ windows }, { lines: [shirtLine(1), { ...shirtLine(1), productId: "hat" }] });
    const [shirt, hat] = (await look()).order.line_items;
    expect([shirt.is_returnable, hat.non_returnable_code]).toEqual([true, 5]);
    expect(hat.non_returnable_reason).toMatch(
      /^Returns for this item closed on \d+ \w+ \d{4}\. What counts: the product, delivered 2 days ago\.$/,
    );
    expect(new Date(hat.return_window_ends_at).getTime()).toBeLessThan(new Date(shirt.return_window_ends_at).getTime());
  });
});

describe("who pays for the way back", () => {
  test("is the shopper where a rule says so, else the store", async () => {
    const payForLogistics = { isAlways: false, options: [ruleOf("mind", null, when("reason", "neq", "DAMAGED"))] };
    const { call, choose } = await openDraft({ payForLogistics });
    const feeOf = async () => {
      const { body } = await call(getOptions);
      const { return_method, total_fee } = body.return_options.find((one: { total_fee: string }) => one) ?? {};
      const way = body.return_options.find((one: { return_method: string }) => one.return_method === "HOME_PICK_UP");
      return way?.total_fee ?? `${return_method} ${total_fee}`;
    };
    await choose(0, { return_reason: "DAMAGED" });
    expect(await feeOf()).toBe("0");
    await choose(0);
    expect(Number(await feeOf())).toBeGreaterThan(0);
  });
});

describe("keep your item", () => {
  test("case 23: 89.99 are paid at once, there is no label, and the stock stays", async () => {
    const lines = [{ ...shirtLine(1), unitPriceMinor: 8999 }];
    const { call, choose, look, process, scene, returnId, tenant } = await openDraft(keeping(cheap), { lines });
    await choose(0);
    const seen = await look();
    expect(seen.order.line_items[0].keep_your_item).toEqual({
      is_offered: false,
      is_forced: true,
      refund_percentage: 100,
      keep_amount: "8999",
      return_amount: "8999",
      why: "You keep this item and get 100% of what you paid for it. What counts: the price of €89.99 per item.",
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

  test("is the shopper's choice where a rule offers it; half is paid, the rest of the return comes back", async () => {
    const lines = [shirtLine(1), { ...shirtLine(1), sku: "shirt-L", variantId: "L" }];
    const { call, choose, lineOf, process, scene } = await openDraft(keeping(damaged), { lines });
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
    expect([early.status, early.body.detail]).toEqual([409, "Choose how you send it first."]);
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
    expect(await scene.stock("L")).toBe(6);
  });

  test("is not for what is exchanged", async () => {
    const { choose, lineOf } = await openDraft(keeping(cheap));
    await choose(0, { exchange_variant_id: "L" });
    expect((await lineOf(0)).keep_your_item).toBeNull();
  });
});

test("an item may need a document, and says why", async () => {
  const options = [ruleOf("proof", null, when("reason", "eq", "DAMAGED"))];
  const { choose, lineOf } = await openDraft({ uploadDocuments: { isAlways: false, options } });
  expect(await lineOf(0)).toMatchObject({ requires_documents: false, requires_documents_why: null });
  await choose(0, { return_reason: "DAMAGED" });
  expect(await lineOf(0)).toMatchObject({
    requires_documents: true,
    requires_documents_why: expect.stringMatching(
      /^A photo or document is needed for this item\. What counts: the reason “.+”\.$/,
    ),
  });
});

test("a rule may count the customer's earlier returns", async () => {
  const eligibility = [ruleOf("once", { isReturnable: false }, when("earlier_returns", "gte", 1))];
  const { scene, order, lineOf, choose, call } = await openDraft({ eligibility });
  expect((await lineOf(0)).is_returnable).toBe(true);
  const before = await scene.order({ email: order.email });
  const returnId = await scene.draft(before);
  await scene.choose(returnId, { lineItemId: before.lines[0]?.id ?? "" });
  await scene.complete(returnId);
  const refused = await choose(0);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    "This item cannot be returned. What counts: 1 earlier return.",
  ]);
  expect((await call(getDraft)).body.order.line_items[0].non_returnable_code).toBe(3);
});
