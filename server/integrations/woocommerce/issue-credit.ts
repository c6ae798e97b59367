import { z } from "zod";
import { formatMoney, minorToMajorText } from "@/contract/vocabulary/format-money";
import { PartnerError } from "@/server/partners/partner-error";
import type { CreditRequest } from "@/server/partners/shop";
import { hasKey, KEY_MARK } from "./marks";
import { PARTNER } from "./read-failure";
import { refuseTrashed } from "./refuse-trashed";
import type { ShopTools } from "./shop-tools";
import { couponSchema } from "./wire";
import { withClaim } from "./with-claim";
import type { WooClient } from "./woo-client";

/**
 * Creates a coupon with our code, once per key: a fixed cart discount for this shopper alone. Codes are unique in
 * WooCommerce. A coupon keeps no balance: what one order does not use is lost, unless the team changes the coupon.
 */
export const issueCredit = async (tools: ShopTools, request: CreditRequest): Promise<{ reference: string }> => {
  const { client, now } = tools;
  const { idempotencyKey, signal, order } = request;
  return withClaim<{ reference: string }>({
    ...{ client, orderId: order.orderId, idempotencyKey, now, signal },
    find: () => findCoupon(client, request),
    make: async (claimed) => {
      refuseTrashed(claimed, "issue a coupon by hand and resolve the credit manually here");
      await refuseOtherCurrency(client, { request, currency: claimed.currency });
      return { made: await createCoupon(client, request) };
    },
  });
};

const findCoupon = async (
  client: WooClient,
  { code, idempotencyKey, signal }: CreditRequest,
): Promise<{ reference: string } | null> => {
  const ask = {
    path: "coupons",
    query: { code, per_page: 10 },
    purpose: "Check for an existing coupon",
    signal,
    schema: z.array(couponSchema),
  };
  const { data } = await client.ask(ask);
  const found = data.find((coupon) => hasKey(coupon, idempotencyKey));
  return found === undefined ? null : { reference: found.id };
};

/** Rejects other currencies: a coupon has no currency of its own and uses the shop's. */
const refuseOtherCurrency = async (
  client: WooClient,
  { request, currency }: { request: CreditRequest; currency: string },
): Promise<void> => {
  const { data } = await client.ask({
    path: "settings/general/woocommerce_currency",
    purpose: "Read shop currency",
    signal: request.signal,
    schema: z.object({ value: z.string() }),
  });
  if (data.value === request.currency) return;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    `Coupons of this shop are in ${data.value}, and the credit is in ${request.currency} (order: ${currency}). Issue a coupon by hand.`,
  );
};

const createCoupon = async (client: WooClient, request: CreditRequest): Promise<{ reference: string }> => {
  const { code, amountMinor, currency, email, returnCode, idempotencyKey, signal } = request;
  const result = await client.tryAsk({
    method: "POST",
    path: "coupons",
    body: {
      code,
      discount_type: "fixed_cart",
      amount: minorToMajorText(amountMinor, currency),
      individual_use: false,
      usage_limit: 1,
      ...(email === "" ? {} : { email_restrictions: [email] }),
      description: `Homeward: ${formatMoney(amountMinor, currency, "en")} for return ${returnCode}. Valid for one order.`,
      meta_data: [{ key: KEY_MARK, value: idempotencyKey }],
    },
    purpose: `Create coupon for return ${returnCode}`,
    signal,
    schema: couponSchema,
  });
  if (result.ok) return { reference: result.data.id };
  if (result.failure.code !== "woocommerce_rest_coupon_code_already_exists") throw result.failure.error;
  throw new PartnerError(
    PARTNER,
    "REFUSED",
    "The shop has another coupon with this code. Delete it in WooCommerce, then retry.",
  );
};
