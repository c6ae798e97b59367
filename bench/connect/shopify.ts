import { startMockAdmin } from "@/test/shopify/mock-admin";
import type { MockOrder } from "@/test/shopify/mock-order";
import { OTHER_VARIANT, sellingShop } from "@/test/shopify/selling-shop";
import type { Figure } from "../lib-measure";
import { type RealShop, runProductJourney } from "./product-journey";

const LEAD = new URL("../../test/shopify/lead-to-mock.mjs", import.meta.url).href;
const ORDERED_VARIANT = "gid://shopify/ProductVariant/501";

/**
 * The whole product against Shopify's published schema: no package registry has a real shop, so a stateful mock that
 * validates every document against that schema replaces it.
 */
export const runShopify = async (): Promise<Figure[]> => {
  const admin = await startMockAdmin();
  // More than 500: they are read by a bulk operation.
  const place = sellingShop(admin);
  for (let count = 0; count < 600; count += 1) place();
  const { shop } = admin;
  const byNumber = (id: string): MockOrder | undefined => shop.orders.find((order) => order.id.endsWith(`/${id}`));
  // Returns are checked one after the other: a new credit belongs to the last one.
  const known = new Set<string>();
  const real: RealShop = {
    ...{ provider: "SHOPIFY", address: admin.url, currency: "EUR", exchangeVariantId: OTHER_VARIANT },
    outcomes: ["REFUND", "EXCHANGE", "CREDIT"],
    environment: async (proxy) => {
      // Our own process connects the shop, the product's processes do the rest.
      process.env.SHOPIFY_MOCK_PORT = new URL(proxy).port;
      await import(LEAD);
      return { SHOPIFY_MOCK_PORT: new URL(proxy).port, NODE_OPTIONS: `--import=${LEAD}` };
    },
    values: () => ({ shop: "acme.myshopify.com", clientSecret: "shpss_secret", accessToken: "shpat_good" }),
    placeOrder: async () => {
      const { id, name, email } = place();
      return { orderId: id.split("/").at(-1) ?? "", number: name, email: String(email) };
    },
    stock: async () => shop.variants.get(ORDERED_VARIANT)?.available ?? 0,
    books: async (orderId) => {
      const order = byNumber(orderId);
      const refunds = order?.refunds ?? [];
      const money = refunds.flatMap(({ transactionRows }) => transactionRows);
      const sum = money.reduce((total, { amountSet }) => total + Number(amountSet.presentmentMoney.amount), 0);
      const isMade = ({ sourceIdentifier, cancelledAt }: MockOrder) =>
        sourceIdentifier !== null && cancelledAt === null;
      const made = shop.orders.filter((each) => isMade(each) && each.email === order?.email);
      const credits = shop.giftCards.filter((card) => !known.has(card.id));
      for (const { id } of credits) known.add(id);
      return {
        refundedMinor: Math.round(sum * 100),
        refunds: refunds.length,
        exchangeOrders: made.length,
        credits: credits.length,
      };
    },
  };
  try {
    return await runProductJourney(real);
  } finally {
    await admin.close();
  }
};
