import { vendure } from "@/server/integrations/vendure/vendure";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedConnection } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { ShopOrderRef } from "@/server/partners/shop";

/** The shop of a story: an order of two lines that was paid and delivered. */
export type StoryPlan = {
  readonly orderId: string;
  readonly name: string;
  readonly paymentId: string;
  readonly lineIds: readonly string[];
  readonly variantId: string;
  readonly locationId: string;
  readonly since: string;
};

/**
 * A return from connecting to store credit, each command twice. Run once against a real Vendure, which is recorded, and
 * since then against the recording.
 */
export const tellVendureStory = async (
  plan: StoryPlan,
  { http, address, apiKey }: { http: ProviderHttp; address: string; apiKey: string },
) => {
  const now = new Date("2026-11-23T23:00:00.000Z");
  const read = vendure.readValues({ address, apiKey });
  if (!read.ok) throw new Error("The values are wrong.");
  const account = await vendure.connect({ values: read.values, http, now });
  const connection: OpenedConnection = {
    ...{ id: "c", ecommerceId: "e", accountId: account.accountId, mode: "TEST", values: read.values },
    ...{ capabilities: account.capabilities, carriers: [], hookUrl: "", http, now: () => now },
  };
  const [shop, feed] = [vendure.open(connection), vendure.openFeed(connection)];
  const order: ShopOrderRef = { orderId: plan.orderId, name: plan.name, currency: "EUR", customerId: "" };
  const since = new Date(plan.since);
  const returned = { order, returnCode: "RT-7F3K-92QD", platformReturnId: "", locationId: plan.locationId };
  const [first = "", second = ""] = plan.lineIds;
  const refund = {
    ...returned,
    ...{
      idempotencyKey: "eco_1:prc_1:REFUND:",
      paymentReference: plan.paymentId,
      amountMinor: 4200,
      shippingMinor: 201,
    },
    lines: [{ lineItemId: first, quantity: 1, amountMinor: 3999, taxMinor: 639 }],
  };
  const item = { lineItemId: second, productId: "", variantId: plan.variantId, sku: "LINEN-M", quantity: 1 };
  const restock = { ...returned, idempotencyKey: "eco_1:prc_1:RESTOCK:", items: [item] };
  const exchange = {
    ...{ idempotencyKey: "eco_1:prc_1:EXCHANGE:", order, returnCode: "RT-7F3K-92QD", email: "ada@example.com" },
    ...{ currency: "EUR", paymentMethod: "exchange", shippingLine: "Standard", shippingPriceMinor: 0 },
    shippingAddress: {
      ...EMPTY_ADDRESS,
      firstName: "Ada",
      lastName: "Example",
      line1: "Musterweg 1",
      countryCode: "DE",
    },
    ...{ lines: [{ ...item, unitPriceMinor: 3000 }], at: now.toISOString() },
  };
  const credit = {
    ...{ idempotencyKey: "eco_1:prc_1:CREDIT:", kind: "STORE_CREDIT" as const, code: "HW-STORY-1", amountMinor: 2000 },
    ...{ currency: "EUR", order, email: "ada@example.com", returnCode: "RT-7F3K-92QD" },
  };
  const orders = await feed.listOrders({ since, cursor: "" });
  const products = await feed.listProducts({ since, cursor: "" });
  const refunds = [await shop.refund(refund), await shop.refund(refund)];
  const tooMuch = await shop.refund({ ...refund, idempotencyKey: "other", amountMinor: 90_000 }).catch(wordsOf);
  const found = await shop.findRefund({ idempotencyKey: refund.idempotencyKey, order, since });
  await shop.restock(restock);
  await shop.restock(restock);
  const exchanges = [await shop.createExchangeOrder(exchange), await shop.createExchangeOrder(exchange)];
  const credits = [await shop.issueCredit(credit), await shop.issueCredit(credit)];
  const after = await feed.readOrder(plan.orderId);
  const exchanged = await feed.readOrder(exchanges[0]?.platformOrderId ?? "");
  return { account, orders, products, refunds, tooMuch, found, exchanges, credits, after, exchanged };
};

const wordsOf = (error: unknown): string =>
  error instanceof PartnerError ? `${error.kind}: ${error.message}` : "other";
