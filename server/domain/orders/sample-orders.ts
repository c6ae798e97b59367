import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { EMPTY_LINE, EMPTY_ORDER } from "./empty-order";
import type { OrderContent, OrderLineContent } from "./order-content";

/** The owner of the sample orders: an address that can't receive email. */
export const SAMPLE_EMAIL = "sample@example.com";

const DAY_MS = 86_400_000;
const [BOUGHT, SENT, DELIVERED] = [6, 5, 3];

type SampleLine = { name: string; variantName: string; quantity: number; unitPriceMinor: number };

const ORDERS: readonly { number: string; lines: readonly SampleLine[] }[] = [
  {
    number: "SAMPLE-1",
    lines: [
      { name: "Sample jacket", variantName: "Blue, M", quantity: 1, unitPriceMinor: 12_900 },
      { name: "Sample mug", variantName: "", quantity: 2, unitPriceMinor: 1_500 },
    ],
  },
  { number: "SAMPLE-2", lines: [{ name: "Sample boots", variantName: "41", quantity: 1, unitPriceMinor: 8_900 }] },
];

/**
 * Returns two orders delivered days ago, for trying out a store without orders. Prices are in the store's minor units.
 */
export const sampleOrders = ({ now, currency }: { now: Date; currency: string }): OrderContent[] =>
  ORDERS.map(({ number, lines }) => {
    const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
    const paidMinor = lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0);
    return {
      ...EMPTY_ORDER,
      ...{ orderNumber: number, platformOrderId: number, name: number, currency, tags: ["sample"] },
      ...{ purchasedAt: daysAgo(BOUGHT), fulfilledAt: daysAgo(SENT), deliveredAt: daysAgo(DELIVERED) },
      ...{ email: SAMPLE_EMAIL, firstName: "Sam", lastName: "Sample", taxesIncluded: true },
      shippingAddress: {
        ...EMPTY_ADDRESS,
        ...{ firstName: "Sam", lastName: "Sample", line1: "1 Sample Street", postcode: "10115", city: "Berlin" },
        ...{ country: "Germany", countryCode: "DE" },
      },
      lines: lines.map((line, index) => lineOf(`${number}-${index + 1}`, line)),
      payments: [
        {
          ...{ platformPaymentId: `${number}-payment`, processor: "cards", method: "card", label: "Visa ending in 42" },
          ...{ capturedMinor: paidMinor, refundedMinor: 0 },
        },
      ],
    };
  });

const lineOf = (id: string, line: SampleLine): OrderLineContent => ({
  ...EMPTY_LINE,
  ...line,
  ...{ platformLineItemId: id, variantId: id, sku: id, fulfilledQuantity: line.quantity },
});
