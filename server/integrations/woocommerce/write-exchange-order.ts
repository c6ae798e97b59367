import { minorToMajorText } from "@/contract/vocabulary/format-money";
import type { PostalAddress } from "@/server/kernel/address";
import type { ExchangeOrderRequest } from "@/server/partners/shop";
import { KEY_MARK } from "./marks";
import type { WooAddress, WooOrder } from "./wire";

/**
 * Builds the request for an exchange order. The order is unpaid at first: WooCommerce uses its own prices and tax
 * rules, and the difference to the exchange is known only from the response.
 */
export const writeExchangeOrder = (request: ExchangeOrderRequest, original: WooOrder) => ({
  status: "pending",
  customer_id: original.customer_id,
  currency: request.currency,
  payment_method: request.paymentMethod,
  payment_method_title: request.paymentMethod,
  customer_note: `Exchange for order #${original.number}, return ${request.returnCode}`,
  billing: writeBilling(original.billing, request),
  shipping: writeAddress(request.shippingAddress),
  line_items: request.lines.map(({ productId, variantId, quantity }) => ({
    product_id: Number(productId),
    ...(variantId === "" || variantId === productId ? {} : { variation_id: Number(variantId) }),
    quantity,
  })),
  shipping_lines: [
    {
      method_id: "homeward_exchange",
      method_title: request.shippingLine || "Exchange",
      total: minorToMajorText(request.shippingPriceMinor, request.currency),
    },
  ],
  meta_data: [
    { key: KEY_MARK, value: request.idempotencyKey },
    { key: "_homeward_exchange_of", value: original.id },
    { key: "_homeward_return", value: request.returnCode },
  ],
});

const writeAddress = (address: PostalAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address_1: address.line1,
  address_2: address.line2,
  city: address.city,
  state: address.stateProvinceCode || address.stateProvince,
  postcode: address.postcode,
  country: address.countryCode,
  phone: address.phone,
});

/** Returns the billing address of the original order. WooCommerce rejects an order with an empty email. */
const writeBilling = (billing: WooAddress, { email, shippingAddress }: ExchangeOrderRequest) => {
  const { email: known, ...rest } = billing;
  const address = billing.last_name === "" && billing.address_1 === "" ? writeAddress(shippingAddress) : rest;
  const used = email || known;
  return used === "" ? address : { ...address, email: used };
};
