import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { minorSetting, requiredText, text } from "../../base/wire";
import { CREDIT_WORDS, REFUND_OPTIONS, REFUND_TIMINGS } from "../../vocabulary/refund-option";
import { byName } from "./named-store";

const days = (description: string) => z.int().min(0).max(365).meta({ description });

const graceMinutes = (when: string) =>
  z
    .int()
    .min(0)
    .max(1_440)
    .describe(
      `${when}, refunds, new items and the email with the result are delayed by this many minutes. The inspection can be undone until then. Homeward extension.`,
    );

const RefundBonus = z
  .object({
    total: minorSetting().optional(),
    rate_basis_points: z.int().min(0).max(10_000).optional().describe("Share of the returned value. 1000 is 10%."),
  })
  .refine(({ total, rate_basis_points }) => (total === undefined) !== (rate_basis_points === undefined), {
    error: "give either total or rate_basis_points",
    path: ["total"],
  })
  .meta({ id: "RefundBonus" });

const RefundActionConfig = z
  .object({
    refund_option: z.enum(REFUND_OPTIONS),
    timing: z.enum(REFUND_TIMINGS).default("ON_REVIEW").describe("When the refund is paid."),
    min_days: days("Minimum number of days until the money arrives, shown to the shopper.").default(0),
    max_days: days("Maximum number of days until the money arrives. At least `min_days`.").default(5),
    bonus: RefundBonus.nullable().default(null).describe("Bonus added if the shopper chooses this option."),
  })
  .meta({ id: "RefundActionConfig" });

const PaymentMethodConfig = z
  .object({
    payment_method: requiredText(64).describe(
      "`method` or `processor` of the order's payment, ignoring case, for example `card` or `invoice`.",
    ),
    refund_options: z
      .array(z.enum(REFUND_OPTIONS))
      .min(1)
      .describe("Refund options for orders paid with this method. Each must be in `action_configs`."),
  })
  .meta({ id: "PaymentMethodConfig" });

const refundFields = {
  send_within_days: z
    .int()
    .min(1)
    .max(60)
    .default(14)
    .describe(
      "Homeward extension. Number of days after the decision within which refunds have to be sent. The date is shown to shoppers if the store sends refunds itself.",
    ),
  action_configs: z
    .array(RefundActionConfig)
    .min(1)
    .max(REFUND_OPTIONS.length)
    .default([
      { refund_option: "ORIGINAL_PAYMENT_METHOD", timing: "ON_REVIEW", min_days: 3, max_days: 5, bonus: null },
      { refund_option: "STORE_CREDIT", timing: "ON_REVIEW", min_days: 0, max_days: 1, bonus: null },
    ])
    .describe("Refund options that the store offers, in the order shown in the portal. Each can be listed once."),
  payment_method_configs: z
    .array(PaymentMethodConfig)
    .max(100)
    .default([])
    .describe(
      "Payment methods without an entry have all options of the store. If an order has several payments, an option must be available for each of them; if none is, the first payment decides.",
    ),
  round_promocode: z
    .boolean()
    .default(false)
    .describe(`Whether a ${CREDIT_WORDS} is rounded up to the next whole unit of the currency.`),
  carry_over_automatic_discounts_on_exchanges: z
    .boolean()
    .default(true)
    .describe("Whether an exchanged unit's share of the order's discount also reduces the new item's price."),
  revoke_conditional_discounts: z
    .boolean()
    .default(false)
    .describe("Whether the refund is reduced if the kept items no longer qualify for a promotion."),
  refund_original_shipping: z
    .boolean()
    .default(false)
    .describe("Homeward extension. Whether the order's shipping is refunded if every item is returned."),
  grace_minutes: graceMinutes("After an inspection in the dashboard or at the station").default(10),
  rule_grace_minutes: graceMinutes("After an inspection over the API or by a rule").default(0),
  second_person_above: minorSetting()
    .nullable()
    .default(null)
    .describe(
      "Homeward extension. In minor units of the store's currency: refunds above this amount are sent only after another owner or admin has released them. `null`: never.",
    ),
};

export const RefundConfigurationInput = z.object(refundFields).meta({ id: "RefundConfigurationInput" });

/** Refund configuration (specification, "Store configuration resources"). */
export const RefundConfiguration = z
  .object({ ecommerce_id: z.string(), ...refundFields })
  .meta({ id: "RefundConfiguration" });

export const getRefundConfiguration = defineQuery({
  summary: "Get a store's refund configuration",
  description:
    "Returns the refund options with their timing and bonus (specification, Refund configuration). The query form identifies the store by `ecommerce_id` or `slug`, or by `group` alone if the group has one store.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/refunds" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/refunds" },
  ],
  input: z.object({
    ecommerce_id: text(128)
      .default("")
      .describe("Required unless `slug` or a group with one store identifies the store."),
    ...byName,
  }),
  output: RefundConfiguration,
  problems: ["NOT_FOUND"],
});
