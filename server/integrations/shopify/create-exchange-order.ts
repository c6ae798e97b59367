import { z } from "zod";
import type { PostalAddress } from "@/server/kernel/address";
import { minorToMajorText } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import type { ExchangeOrderRequest, ShopOrder } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { EXCHANGE_CANCEL, EXCHANGE_CREATE } from "./exchange-documents";
import { failureOfUser } from "./failures";
import { findExchangeOrder, foundSchema, shopOrderOf, sourceOf } from "./find-exchange-order";
import { gidOf } from "./ids";
import { writeMark } from "./marks";

/** Trial and development stores accept five orders per minute. */
const PAUSE_SECONDS = 60;

/**
 * Creates the order that replaces returned goods, paid by the return. We create an order instead of completing a draft,
 * because its payment then carries our name, its total is the agreed amount, and it is created completely or not at
 * all. It has no tax lines: the tax was paid with the original order and stays booked there.
 *
 * Shopify has no idempotency key here, so our key becomes the order's source identifier. We search for it before and
 * after creating: of two orders created at the same time, the first is kept and the other is canceled.
 */
export const createExchangeOrder = async (admin: Admin, request: ExchangeOrderRequest): Promise<ShopOrder> => {
  const { idempotencyKey: key, at, signal, returnCode } = request;
  const look = { key, since: new Date(at), signal };
  const known = await findExchangeOrder(admin, look);
  if (known !== null) return shopOrderOf(known);
  const { orderCreate: answer } = await admin.ask({
    document: EXCHANGE_CREATE,
    variables: {
      order: inputOf(request),
      options: { inventoryBehaviour: "DECREMENT_OBEYING_POLICY", sendReceipt: false, sendFulfillmentReceipt: false },
    },
    data: createdSchema,
    purpose: `Create exchange order for return ${returnCode}`,
    signal,
  });
  if (!answer.order) throw failureOfCreation(answer.userErrors, request);
  const first = (await findExchangeOrder(admin, look)) ?? answer.order;
  if (first.id !== answer.order.id)
    await admin.ask({
      document: EXCHANGE_CANCEL,
      variables: { id: answer.order.id, note: `Made twice for ${writeMark(returnCode, key)}` },
      data: z.unknown(),
      purpose: "Cancel duplicate exchange order",
      signal,
    });
  return shopOrderOf(first);
};

const faultSchema = z.object({ code: z.string().nullish(), message: z.string() });
const createdSchema = z.object({
  orderCreate: z.object({ order: foundSchema.nullish(), userErrors: z.array(faultSchema) }),
});

const failureOfCreation = (
  faults: readonly z.output<typeof faultSchema>[],
  { returnCode }: ExchangeOrderRequest,
): PartnerError => {
  if (faults.some(({ message }) => /too many attempts/i.test(message)))
    return new PartnerError("SHOPIFY", "PAUSED", "Trial and development shops take five new orders a minute.", {
      retryAfterSeconds: PAUSE_SECONDS,
    });
  if (faults.some(({ code }) => code === "INVENTORY_CLAIM_FAILED"))
    return new PartnerError(
      "SHOPIFY",
      "REFUSED",
      `The new items of return ${returnCode} are out of stock in Shopify. Restock them, or choose another item or a refund.`,
    );
  return failureOfUser(faults, `create the exchange order of return ${returnCode}`);
};

const inputOf = (request: ExchangeOrderRequest): Record<string, unknown> => {
  const { order, currency, lines, shippingPriceMinor, idempotencyKey, returnCode } = request;
  const bag = (minor: number) => ({
    shopMoney: { amount: minorToMajorText(minor, currency), currencyCode: currency },
  });
  const total = lines.reduce(
    (sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor,
    shippingPriceMinor,
  );
  const customer =
    order.customerId === "" ? {} : { customer: { toAssociate: { id: gidOf("Customer", order.customerId) } } };
  return {
    currency,
    email: request.email,
    ...customer,
    shippingAddress: addressOf(request.shippingAddress),
    sourceIdentifier: sourceOf(idempotencyKey),
    tags: ["Homeward exchange"],
    note: writeMark(returnCode, idempotencyKey),
    customAttributes: [
      { key: "Return", value: returnCode },
      { key: "Exchange for", value: order.name },
    ],
    taxesIncluded: true,
    lineItems: lines.map(({ variantId, quantity, unitPriceMinor }) => ({
      variantId: gidOf("ProductVariant", variantId),
      quantity,
      priceSet: bag(unitPriceMinor),
      requiresShipping: true,
    })),
    shippingLines: [{ title: request.shippingLine, priceSet: bag(shippingPriceMinor) }],
    ...(total === 0
      ? { financialStatus: "PAID" }
      : {
          transactions: [{ kind: "SALE", status: "SUCCESS", gateway: request.paymentMethod, amountSet: bag(total) }],
        }),
  };
};

const addressOf = (address: PostalAddress): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      firstName: address.firstName,
      lastName: address.lastName,
      company: address.company,
      address1: address.line1,
      address2: address.line2,
      city: address.city,
      provinceCode: address.stateProvinceCode,
      zip: address.postcode,
      countryCode: address.countryCode,
      phone: address.phone,
    }).filter(([, value]) => value !== ""),
  );
