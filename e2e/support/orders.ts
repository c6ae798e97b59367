import { randomBytes } from "node:crypto";
import { call, ok } from "./api";
import { demo } from "./demo";

type Line = {
  name: string;
  unitPrice: number;
  quantity?: number;
  variantName?: string;
  /** Triggers of the demo store's rules. */
  brandId?: string;
  categoryIds?: string[];
  /** A product of the catalog (see products.ts). */
  productId?: string;
  variantId?: string;
  imageUrl?: string;
};

export type Order = {
  number: string;
  email: string;
  id: string;
  lines: { id: string; platformId: string; name: string }[];
};

const DAY_MS = 86_400_000;

/** 19%, included in a price. */
const taxInside = (gross: number): number => Math.round((gross * 19) / 119);

type Content = {
  number: string;
  email: string;
  lines: Line[];
  /** Second line of the address: words in it control the sandbox's carrier. */
  line2?: string;
};

/** An order as a shop sends it: paid by card, delivered some days ago. */
export const orderContent = ({ number, email, lines, line2 = "" }: Content) => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
  const total = lines.reduce((sum, { unitPrice, quantity = 1 }) => sum + unitPrice * quantity, 0);
  return {
    platform_order_id: `shop-${number}`,
    name: `#${number}`,
    currency: "EUR",
    purchased_at: daysAgo(6),
    fulfilled_at: daysAgo(5),
    delivered_at: daysAgo(3),
    email,
    customer: { first_name: "Ana", last_name: "Søndergaard", phone: "+49 461 555 0100" },
    shipping_address: {
      first_name: "Ana",
      last_name: "Søndergaard",
      address_line_1: "Strandweg 8",
      address_line_2: line2,
      postcode: "24937",
      city: "Flensburg",
      country: "Germany",
      country_code: "DE",
    },
    taxes_included: true,
    line_items: lines.map(({ name, unitPrice, quantity = 1, variantName = "", ...line }, index) => ({
      platform_line_item_id: `${number}-${index}`,
      sku: `${number}-SKU-${index}`,
      name,
      variant_name: variantName,
      brand_id: line.brandId,
      category_ids: line.categoryIds,
      product_id: line.productId,
      variant_id: line.variantId,
      ...(line.imageUrl === undefined ? {} : { image_url: line.imageUrl }),
      quantity,
      unit_price: unitPrice,
      total_tax: taxInside(unitPrice * quantity),
    })),
    payments: [
      { id: `pay-${number}`, processor: "cards", method: "card", label: "Visa ending in 42", captured: total },
    ],
  };
};

/** An order of the test's own, so that tests affect neither each other nor a second run. */
export const putOrder = async (
  lines: Line[] = [{ name: "Felt slippers", unitPrice: 4_800 }],
  { id: storeId, key }: { id: string; key?: string } = { id: demo.ecommerce_id },
  line2 = "",
): Promise<Order> => {
  const unique = randomBytes(5).toString("hex").toUpperCase();
  const [number, email] = [`E2E${unique}`, `ana.${unique.toLowerCase()}@example.com`];
  const body = orderContent({ number, email, lines, line2 });
  const credential = key === undefined ? {} : { key };
  const path = `/v1/ecommerces/${storeId}/orders/${number}`;
  const { order } = await ok(call("PUT", path, { body, ...credential }));
  return {
    number,
    email,
    id: order.id,
    lines: body.line_items.map(({ platform_line_item_id: platformId, name }) => ({
      id: order.line_items.find((line: { platform_line_item_id: string }) => line.platform_line_item_id === platformId)
        .id,
      platformId,
      name,
    })),
  };
};
