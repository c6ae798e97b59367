import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SenderChoice } from "@/contract/vocabulary/address-choice";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { LabelPricing } from "@/server/domain/store/types";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, type Tenant } from "@/test/factories";
import { loadIntent } from "../intents/load-intent";
import { savePreferences } from "../intents/save-preferences";
import { startIntent } from "../intents/start-intent";
import { chooseReturnOption } from "../returns/choose-return-option";
import { completeReturn, PriceChanged } from "../returns/complete-return";
import { shippingFeeOf } from "../returns/list-fees";
import { priceReturn } from "../returns/price-return";
import { priceLabels } from "./price-labels";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
let tenant: Tenant;
beforeAll(async () => {
  base = await openTestContext();
});
afterAll(() => base.close());

const FALLBACK = 800;
const openStore = async ({
  labelPricing = { markupMinor: 0, maxFeeMinor: null },
  ...store
}: {
  labelPricing?: LabelPricing;
  currencyCode?: string;
  policy?: Partial<ReturnPolicy>;
} = {}) => {
  const method = { feeMinor: FALLBACK, labelPricing };
  ({ tenant } = await createEasyPostTenant(ctx, { currencyCode: "USD", ...store, method }));
};
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  await openStore();
  return () => easypost.close();
});

/** A shopper who returns one of two sweaters of 50.00. */
const openDraft = async () => {
  const order = await createOrder(ctx, tenant);
  const { orderNumber, email } = order;
  const input = { orderNumber, email, postalCode: "", ecommerceId: tenant.store.id, slug: "", lang: "en" };
  const { actor } = tenant;
  const { intent } = await startIntent(ctx, { actor, input });
  const draft = { actor, returnId: intent.id };
  const take = (quantity: number) =>
    savePreferences(ctx, {
      ...draft,
      input: {
        ...{ lineItemId: order.lines[0]?.id ?? "", quantity, returnReason: "TOO_SMALL", comment: "" },
        refundOption: "ORIGINAL_PAYMENT_METHOD",
      },
    });
  await take(1);
  const look = async () => {
    const loaded = await loadIntent(ctx.db, { ...draft, now: ctx.clock.now() });
    const priced = await priceLabels(ctx, { actor, loaded });
    const [method] = priced.store.config.returnOptions;
    const [{ fallback = null, serviceName = "" } = {}] = priced.intent.draft.labelPrices ?? [];
    return { fee: method && shippingFeeOf(priced, method), fallback, serviceName };
  };
  const choose = (addressChoice: SenderChoice | null = null, parcelCount = 1) =>
    chooseReturnOption(ctx, {
      ...draft,
      input: {
        ...{ returnMethod: "DROP_OFF_POINT", provider: "EASYPOST", carrier: "USPS", pickupDate: "" },
        ...{ pickupRange: "NO_RANGE", pickupAddress: null, addressChoice, parcelCount },
      },
    });
  const quote = () => priceReturn(ctx, draft);
  const complete = (quoteId = "") => completeReturn(ctx, { ...draft, quoteId });
  return { ...draft, take, look, choose, quote, complete };
};
const questions = () =>
  easypost.heard.filter(({ method, url }) => method === "POST" && url.endsWith("/shipments")).length;
const isQuestion = ({ method, url }: { method: string; url: string }) =>
  method === "POST" && url.endsWith("/shipments");

describe("a return method priced by its label", () => {
  test("shows the carrier's price, requested once, and charges and stores that price", async () => {
    const draft = await openDraft();
    expect(await draft.look()).toEqual({ fee: 593, fallback: null, serviceName: "Ground Advantage" });
    expect(await draft.look()).toMatchObject({ fee: 593 });
    await draft.choose();
    const quote = await draft.quote();
    expect(quote.settlement.totalMinor).toBe(5000 - 593);
    expect(questions()).toBe(1);
    const process = await draft.complete(quote.quoteId);
    expect(process.terms).toMatchObject({
      fees: [{ type: "SHIPPING_FEE", totalMinor: 593 }],
      labelPrice: { labelMinor: 593, feeMinor: 593, service: "GroundAdvantage", fallback: null },
    });
    expect(JSON.stringify(process.terms)).not.toContain("askedFor");
  });

  test("isn't priced again when the carrier only writes the address differently; another address is", async () => {
    const draft = await openDraft();
    await draft.look();
    easypost.books.addressOf = (given) => ({ ...given, street1: given.street1.toUpperCase() });
    await draft.choose();
    await draft.quote();
    expect(questions()).toBe(1);
    easypost.books.addressOf = (given) => ({ ...given, street1: "Elsewhere 1" });
    const other = await openDraft();
    await other.look();
    await other.choose("CORRECTED");
    await other.quote();
    expect(questions()).toBe(3);
  });

  test("includes the store's markup, up to the store's limit", async () => {
    await openStore({ labelPricing: { markupMinor: 150, maxFeeMinor: 700 } });
    expect((await (await openDraft()).look()).fee).toBe(700);
    await openStore({ labelPricing: { markupMinor: 150, maxFeeMinor: null } });
    expect((await (await openDraft()).look()).fee).toBe(743);
  });

  test("is priced again for another parcel, and nobody pays a price they didn't see", async () => {
    const draft = await openDraft();
    await draft.choose();
    const before = await draft.quote();
    await draft.take(2);
    const quote = await draft.quote();
    expect(questions()).toBe(2);
    await expect(draft.complete(before.quoteId)).rejects.toBeInstanceOf(PriceChanged);
    expect((await draft.complete(quote.quoteId)).units).toHaveLength(2);
  });

  test("costs the sum of the labels of several parcels, with one markup; each label is bought as quoted", async () => {
    await openStore({ labelPricing: { markupMinor: 150, maxFeeMinor: null } });
    const draft = await openDraft();
    await draft.take(2);
    await draft.choose(null, 2);
    const quote = await draft.quote();
    expect(quote.settlement.totalMinor).toBe(10_000 - (2 * 593 + 150));
    const { terms, shipments } = await draft.complete(quote.quoteId);
    expect(terms.labelPrice).toMatchObject({ labelMinor: 2 * 593, furtherServices: ["GroundAdvantage"] });
    expect(shipments.map(({ priceMinor }) => priceMinor)).toEqual([593, 593]);
  });

  test("isn't priced when the store pays", async () => {
    await openStore({ policy: { payForLogistics: { isAlways: false, options: [] } } });
    const draft = await openDraft();
    expect(await draft.look()).toMatchObject({ fee: 0 });
    await draft.choose();
    expect(questions()).toBe(0);
  });
});

describe("the fallback price", () => {
  test.each([
    ["NO_ANSWER", { status: 500, body: {} }],
    ["NO_ANSWER", { status: 429, headers: { "retry-after": "60" }, body: {} }],
    ["NO_ANSWER", null],
    ["NO_ANSWER", "SILENCE" as const],
    ["NO_SERVICE", { status: 422, body: { error: { code: "SHIPMENT.INVALID", message: "No.", errors: [] } } }],
  ])("%s", async (fallback, instead) => {
    easypost.meet({ match: isQuestion, when: "BEFORE", instead });
    const draft = await openDraft();
    expect(await draft.look()).toEqual({ fee: FALLBACK, fallback, serviceName: "" });
    await ctx.db.connection.updateMany({ data: { pausedUntil: null, failures: 0 } });
    await draft.choose();
    const { settlement, quoteId } = await draft.quote();
    expect(settlement.totalMinor).toBe(5000 - FALLBACK);
    expect((await draft.complete(quoteId)).terms.labelPrice).toMatchObject({ fallback, labelMinor: null });
  });

  test("is used instead of a price in another currency: nothing is converted", async () => {
    await openStore({ currencyCode: "EUR" });
    expect(await (await openDraft()).look()).toMatchObject({ fee: FALLBACK, fallback: "OTHER_CURRENCY" });
  });
});

test("buys the label of the service whose price was shown, even if another became cheaper", async () => {
  const draft = await openDraft();
  await draft.choose();
  const { quoteId } = await draft.quote();
  easypost.books.rateOf = (service, rate) => (service === "Priority" ? "1.00" : rate);
  const { terms, shipments } = await draft.complete(quoteId);
  expect(terms.labelPrice?.feeMinor).toBe(593);
  expect(shipments).toMatchObject([{ priceMinor: 593 }]);
  expect([...easypost.books.shipments.values()].at(-1)?.selected_rate.service).toBe("GroundAdvantage");
});

test("has its own price for another sender address", async () => {
  const draft = await openDraft();
  await draft.look();
  await chooseReturnOption(ctx, {
    ...{ actor: draft.actor, returnId: draft.returnId },
    input: {
      ...{ returnMethod: "DROP_OFF_POINT", provider: "EASYPOST", carrier: "USPS", pickupDate: "" },
      pickupRange: "NO_RANGE",
      pickupAddress: { ...EMPTY_ADDRESS, line1: "Kade 12", city: "Zwolle", postcode: "8011 AB" },
    },
  });
  expect(questions()).toBe(2);
});
