import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { StoreConfig } from "@/server/domain/store/types";
import type { TestContext } from "@/test/context";
import type { Tenant } from "@/test/factories";
import type { createRecorder } from "./recorder";

export type Recorder = ReturnType<typeof createRecorder>;
export type Scene = { ctx: TestContext; tenant: Tenant; key: string; recorder: Recorder };

export const EMAIL = "noor@example.com";
export const SKU = "TSL-WAA-MOS-M";
export const OFFERED: Partial<StoreConfig> = {
  refundOptions: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"],
  exchange: { ...DEFAULT_STORE_CONFIG.exchange, exchangeFlow: "OPEN" },
};

/** An order of two T-shirts, paid by card. */
export const orderInput = ({ ctx, tenant }: Pick<Scene, "ctx" | "tenant">, number: string, line: string) => {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000).toISOString();
  return {
    ecommerce_id: tenant.store.id,
    order_number: number,
    platform_order_id: `88${number}`,
    name: `#${number}`,
    currency: "EUR",
    purchased_at: daysAgo(6),
    fulfilled_at: daysAgo(5),
    delivered_at: daysAgo(3),
    email: EMAIL,
    customer: { first_name: "Noor", last_name: "de Wit", phone: "+31612345678", platform_customer_id: "5501" },
    shipping_address: {
      first_name: "Noor",
      last_name: "de Wit",
      address_line_1: "Sluiskade 4",
      city: "Utrecht",
      postcode: "3511 KA",
      country: "Netherlands",
      country_code: "NL",
    },
    taxes_included: true,
    line_items: [
      {
        platform_line_item_id: line,
        product_id: "7001",
        variant_id: "7001-M",
        sku: SKU,
        name: "Waal T-shirt",
        variant_name: "Moss / M",
        quantity: 2,
        unit_price: 4500,
        total_tax: 1562,
        weight_in_grams: 220,
      },
    ],
    shipping: { price: 495, discount: 0, tax: 86 },
    payments: [{ id: `pay-${number}`, processor: "cards", method: "card", label: "Visa ending in 42", captured: 9495 }],
  };
};
