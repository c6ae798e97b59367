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
      `${when}, refunds, new items and the email with the result wait so many minutes. The inspection can be undone until then. An addition of this service.`,
    );

const RefundBonus = z
  .object({
    total: minorSetting().optional(),
    rate_basis_points: z.int().min(0).max(10_000).optional().describe("Of the returned value; 1000 is 10 %."),
  })
  .refine(({ total, rate_basis_points }) => (total === undefined) !== (rate_basis_points === undefined), {
    error: "give either total or rate_basis_points",
    path: ["total"],
  })
  .meta({ id: "RefundBonus" });

const RefundActionConfig = z
  .object({
    refund_option: z.enum(REFUND_OPTIONS),
    timing: z.enum(REFUND_TIMINGS).default("ON_REVIEW").describe("When it is paid."),
    min_days: days("Days from then until the money is there, at the earliest; shown to the shopper.").default(0),
    max_days: days("The same at the latest; not below `min_days`.").default(5),
    bonus: RefundBonus.nullable().default(null).describe("Added where the shopper chooses this option."),
  })
  .meta({ id: "RefundActionConfig" });

const PaymentMethodConfig = z
  .object({
    payment_method: requiredText(64).describe(
      "`method` or `processor` of the order's payment, whatever the case, for example `card` or `invoice`.",
    ),
    refund_options: z
      .array(z.enum(REFUND_OPTIONS))
      .min(1)
      .describe("What is offered for orders that were paid so; each must be among `action_configs`."),
  })
  .meta({ id: "PaymentMethodConfig" });

const refundFields = {
  send_within_days: z
    .int()
    .min(1)
    .max(60)
    .default(14)
    .describe(
      "Refunds are to be sent within so many days of the decision. Shoppers read the day where the store sends refunds " +
        "itself. An addition of this service.",
    ),
  action_configs: z
    .array(RefundActionConfig)
    .min(1)
    .max(REFUND_OPTIONS.length)
    .default([
      { refund_option: "ORIGINAL_PAYMENT_METHOD", timing: "ON_REVIEW", min_days: 3, max_days: 5, bonus: null },
      { refund_option: "STORE_CREDIT", timing: "ON_REVIEW", min_days: 0, max_days: 1, bonus: null },
    ])
    .describe("The refund options that the store offers, in the order of the portal, each once."),
  payment_method_configs: z
    .array(PaymentMethodConfig)
    .max(100)
    .default([])
    .describe(
      "Payments without an entry have every option of the store. Of an order with several payments an option must suit " +
        "each of them; where none does, the first payment decides.",
    ),
  round_promocode: z
    .boolean()
    .default(false)
    .describe(`A ${CREDIT_WORDS} is rounded up to the next whole unit of the currency.`),
  carry_over_automatic_discounts_on_exchanges: z
    .boolean()
    .default(true)
    .describe("An exchanged unit's share of the order's discount lowers the new item's price too."),
  revoke_conditional_discounts: z
    .boolean()
    .default(false)
    .describe("When what stays no longer earns a promotion, the refund is lowered by it."),
  refund_original_shipping: z
    .boolean()
    .default(false)
    .describe("The order's shipping is refunded if every item is returned. An addition of this service."),
  grace_minutes: graceMinutes("After an inspection in the dashboard or at the station").default(10),
  rule_grace_minutes: graceMinutes("After an inspection over the API or by a rule").default(0),
  second_person_above: minorSetting()
    .nullable()
    .default(null)
    .describe(
      "In minor units of the store's currency: what pays more is sent only when another owner or admin has released " +
        "it. Null: never. An addition of this service.",
    ),
};

export const RefundConfigurationInput = z.object(refundFields).meta({ id: "RefundConfigurationInput" });

/** Refund configuration (specification, "Store configuration resources"). */
export const RefundConfiguration = z
  .object({ ecommerce_id: z.string(), ...refundFields })
  .meta({ id: "RefundConfiguration" });

export const getRefundConfiguration = defineQuery({
  summary: "Read a store's refund configuration",
  description:
    "Which refunds are offered, when each is paid and what it brings (specification, Refund configuration). The query " +
    "form takes the store by `ecommerce_id` or by `slug`, or by `group` alone where the group has one store.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/refunds" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/refunds" },
  ],
  input: z.object({
    ecommerce_id: text(128).default("").describe("Needed where neither `slug` nor a group with one store names it."),
    ...byName,
  }),
  output: RefundConfiguration,
  problems: ["NOT_FOUND"],
});
