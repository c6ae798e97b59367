import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putProduct } from "@/server/operations/admin/products";
import { openTestContext, type TestContext } from "@/test/context";
import { type ExchangeScene, openExchangeScene } from "@/test/exchange-scene";
import { checkout, completeReturn } from "./checkout";
import { getExchangeIncentive, listExchangeOptions, listRecommendedProducts } from "./exchanges";
import { getIntent, saveClientPreferences } from "./intents";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const open = async (options: Parameters<typeof openExchangeScene>[1] = {}) => {
  const variants = [
    { platformVariantId: "S", stock: 0 },
    { platformVariantId: "M" },
    { platformVariantId: "L", stock: null },
    { platformVariantId: "XL" },
  ];
  const scene = await openExchangeScene(ctx, { variants, ...options });
  const order = await scene.order();
  const returnId = await scene.draft(order);
  const [line] = order.lines;
  const item = { return_id: returnId, line_item_id: line?.platformLineItemId ?? "" };
  return { scene, order, returnId, item };
};

const ask = (scene: ExchangeScene, input: Record<string, unknown>) =>
  listExchangeOptions.call(ctx, scene.tenant.actor, input);

describe("exchange options", () => {
  test("are the variants in stock: unknown stock is unlimited, 0 is never offered", async () => {
    const { scene, item } = await open();
    const { exchange_flow, options, sold_out } = await ask(scene, { ...item, return_reason: "TOO_SMALL" });
    expect(exchange_flow).toBe("OPEN");
    expect(options.map((one) => [one.variant_id, one.stock, one.price, one.price_difference])).toEqual([
      ["M", 6, "4000", "0"],
      ["L", undefined, "4000", "0"],
      ["XL", 5, "4000", "0"],
    ]);
    expect("stock" in (options[1] ?? {})).toBe(false);
    expect(sold_out.map(({ variant_id }) => variant_id)).toEqual(["S"]);
  });

  test("need stock for as many units as the query or the draft asks for", async () => {
    const { scene, item, returnId } = await open({
      variants: [{ platformVariantId: "M" }, { platformVariantId: "L", stock: 1 }],
    });
    const order = await scene.order({
      lines: [{ name: "Shirt", productId: "shirt", variantId: "M", unitPriceMinor: 4000, quantity: 2 }],
    });
    const two = await scene.draft(order);
    const line_item_id = order.lines[0]?.id ?? "";
    const names = async (input: Record<string, unknown>) =>
      (await ask(scene, input)).options.map(({ variant_id }) => variant_id);
    expect(await names({ return_id: two, line_item_id })).toEqual(["M", "L"]);
    expect(await names({ return_id: two, line_item_id, quantity: 2 })).toEqual(["M"]);
    const { sold_out } = await ask(scene, { return_id: two, line_item_id, quantity: 2 });
    expect(sold_out.map(({ variant_id }) => variant_id)).toEqual(["L"]);
    await scene.choose(two, { lineItemId: line_item_id, quantity: 2 });
    expect(await names({ return_id: two, line_item_id })).toEqual(["M"]);
    await expect(ask(scene, { ...item, return_id: returnId, quantity: 2 })).rejects.toMatchObject({
      reason: "INVALID_ARGUMENT",
    });
  });

  test("leave out what the shop no longer sells, and a draft that uses it gets an error at checkout", async () => {
    const { scene, item, returnId } = await open();
    const { actor } = scene.tenant;
    const chosen = { ...item, return_reason: "TOO_SMALL", exchange_variant_id: "XL" };
    await saveClientPreferences.call(ctx, actor, chosen);
    await scene.put({ platformProductId: "shirt", variants: [{ platformVariantId: "M" }] });
    expect((await ask(scene, item)).options.map(({ variant_id }) => variant_id)).toEqual(["M"]);
    expect((await getIntent.call(ctx, actor, { return_id: returnId })).draft.items).toHaveLength(1);
    await expect(checkout.call(ctx, actor, { return_id: returnId })).rejects.toMatchObject({
      reason: "FAILED_PRECONDITION",
      message: expect.stringContaining("is no longer available"),
      extras: { details: [{ why: expect.stringContaining("no longer sold") }] },
    });
  });

  test("are not found for an item that doesn't exist", async () => {
    const { scene, returnId } = await open();
    const absent = ask(scene, { return_id: returnId, line_item_id: "li_absent" });
    await expect(absent).rejects.toMatchObject({ reason: "NOT_FOUND" });
  });
});

test("start with the next size up for an item that is too small", async () => {
  const { scene, item } = await open();
  const { products } = await listRecommendedProducts.call(ctx, scene.tenant.actor, {
    ...item,
    return_reason: "TOO_SMALL",
  });
  expect(products.map((one) => [one.variant_id, one.reason])).toEqual([
    ["L", "SIZE_NEXT_UP"],
    ["XL", "SIZE_FURTHER_UP"],
  ]);
});

test("include an incentive for an item, by the requested country", async () => {
  const incentives = [
    { exchangeType: "SIZE_EXCHANGE" as const, reasons: [], countries: ["NL"], totalMinor: 500 },
    { exchangeType: "OPEN_CATALOG" as const, reasons: [], countries: [], rateBasisPoints: 1000 },
  ];
  const { scene, item } = await open({ exchange: { incentives } });
  const { actor } = scene.tenant;
  expect(await getExchangeIncentive.call(ctx, actor, item)).toEqual({
    incentives: [
      { extra_credit: "500", preferred_exchange_type: "SIZE_EXCHANGE" },
      { extra_credit: "400", preferred_exchange_type: "OPEN_CATALOG" },
    ],
  });
  const abroad = await getExchangeIncentive.call(ctx, actor, { ...item, exchange_country: "FR" });
  expect(abroad.incentives).toHaveLength(1);
  await expect(getExchangeIncentive.call(ctx, actor, { ...item, order_id: "other" })).rejects.toMatchObject({
    reason: "NOT_FOUND",
  });
});

test("work from the catalog to the confirmed exchange over the API", async () => {
  const { scene, item, returnId } = await open({ policy: { arePaymentsEnabled: true } });
  const { actor, store } = scene.tenant;
  await putProduct.call(ctx, actor, {
    ecommerce_id: store.id,
    product_id: "coat",
    name: "Coat",
    variants: [{ variant_id: "coat-M", price: 9000, stock: 2, options: { size: "M" } }],
  });
  const saved = { ...item, return_reason: "TOO_SMALL", exchange_variant_id: "coat-M" };
  expect(await saveClientPreferences.call(ctx, actor, saved)).toMatchObject({
    pending_credit_to_use: 0,
    currency: "EUR",
  });
  const quote = await checkout.call(ctx, actor, { return_id: returnId });
  expect(quote).toMatchObject({ amount_to_pay: "5000", total: "0" });
  expect(quote.returned_items[0]?.compensation.new_items_to_ship).toMatchObject([
    { product_id: "coat", variant_id: "coat-M", quantity: 1, price: "9000" },
  ]);
  expect(new Date(quote.expires_at).getTime() - ctx.clock.now().getTime()).toBe(15 * 60_000);
  const confirm = { return_id: returnId, quote_id: quote.quote_id, payment_token: "tok_ok" };
  const made = await completeReturn.call(ctx, actor, confirm);
  expect(await completeReturn.call(ctx, actor, confirm)).toEqual(made);
});

test("refuse a choice that isn't offered, stating the rule; null removes the choice", async () => {
  const { scene, item, returnId } = await open();
  const { actor } = scene.tenant;
  const save = (changes: Record<string, unknown>) =>
    saveClientPreferences.call(ctx, actor, { ...item, return_reason: "TOO_SMALL", ...changes });
  const draft = async () => (await getIntent.call(ctx, actor, { return_id: returnId })).draft.items[0];
  await expect(save({ exchange_variant_id: "S" })).rejects.toMatchObject({
    reason: "FAILED_PRECONDITION",
    message: expect.stringContaining("sold out"),
  });
  await expect(save({ exchange_variant_id: "nothing" })).rejects.toMatchObject({ reason: "INVALID_ARGUMENT" });
  await save({ exchange_variant_id: "L" });
  const chosen = (await draft())?.exchange_variant_id;
  expect(chosen).toMatch(/^var_/);
  expect(await draft()).toMatchObject({
    refund_option: null,
    exchange: { product_id: "shirt", variant_id: "L", name: "shirt", price: "4000", price_difference: "0" },
  });
  await save({ comment: "really" });
  expect((await draft())?.exchange_variant_id).toBe(chosen);
  await save({ exchange_variant_id: null, refund_option: "STORE_CREDIT" });
  expect(await draft()).toMatchObject({ exchange_variant_id: null, exchange: null, refund_option: "STORE_CREDIT" });
});
