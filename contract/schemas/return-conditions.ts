import { z } from "zod";
import { minorSetting, requiredText, visibleText } from "../base/wire";
import { ACTIVITY_NAMES } from "../vocabulary/activity";
import {
  POLICY_FIELDS,
  POLICY_OPS,
  REVIEW_FLOWS,
  RISK_EFFECTS,
  START_RETURN_ON_PLATFORM_TIMES,
} from "../vocabulary/policy";
import { FEE_TYPES } from "../vocabulary/refund-option";

const FactValue = z.union([z.string(), z.number(), z.array(z.string()), z.array(z.number()), z.null()]);

/** One condition of a rule: a fact of the item or the return, an operator, and a value. */
export const PolicyWhen = z
  .object({
    field: z.enum(POLICY_FIELDS),
    op: z.enum(POLICY_OPS),
    value: FactValue.default(null).describe(
      "A string, a list of strings, a whole number, or two for `between`. Amounts are in minor units.",
    ),
  })
  .meta({ id: "PolicyWhen" });

const rule = {
  id: requiredText(64).describe("Identifies the rule in every decision it makes."),
  label: visibleText(200).default(""),
  whens: z
    .array(PolicyWhen)
    .max(20)
    .describe("All conditions must match. Without conditions the rule applies to everything."),
};

const option = z.object(rule).meta({ id: "PolicyOption" });
const options = <T extends z.ZodType>(schema: T) =>
  z.array(schema).max(200).default([]).describe("The first option that matches is used.");

const ruleSet = () =>
  z.object({
    always: z.boolean().default(false).describe("Applies to everything and takes precedence over the options."),
    options: options(option),
  });

const ids = () => z.array(requiredText(128)).max(10_000).default([]);
const days = () => z.int().min(0).max(3_660);

export const KeepYourItemOption = z
  .object({ ...rule, force_keep_your_item: z.boolean().default(false), refund_percentage: z.int().min(0).max(100) })
  .meta({ id: "KeepYourItemOption" });

export const FeeOption = z
  .object({
    ...rule,
    type: z.enum(FEE_TYPES),
    total: minorSetting().optional(),
    rate_basis_points: z.int().min(0).max(10_000).optional().describe("RESTOCK_FEE only. 1000 is 10%."),
  })
  .refine((fee) => (fee.total === undefined) !== (fee.rate_basis_points === undefined), {
    error: "give either total or rate_basis_points",
    path: ["total"],
  })
  .meta({ id: "FeeOption" });

/** The return conditions of a store as published and written. Members without a note follow the specification. */
export const returnConditions = {
  keep_your_item: z
    .object({
      enabled: z.boolean().default(false),
      options: options(KeepYourItemOption),
      photo_above: minorSetting()
        .nullable()
        .optional()
        .describe(
          "Amount in minor units above which a photo is required to keep an item with a full refund. 0: always. `null`: never. Defaults to 20 units of the currency.",
        ),
    })
    .default({ enabled: false, options: [] }),
  max_days_to_send_package: days()
    .default(14)
    .describe("Number of days to send the parcel, counted from the start of the return. 0: no limit."),
  non_returnable_brand_ids: ids(),
  non_returnable_category_ids: ids(),
  non_returnable_collection_ids: ids(),
  non_returnable_order_tag_ids: ids(),
  non_returnable_product_ids: ids(),
  non_returnable_tag_ids: ids(),
  pay_for_logistics: ruleSet()
    .default({ always: true, options: [] })
    .describe("If the rule matches, the shopper pays for return shipping; otherwise the store does."),
  payments_enabled: z.boolean().default(false),
  require_authorization: ruleSet().default({ always: false, options: [] }),
  return_period_days: days()
    .nullable()
    .default(30)
    .describe(
      "Number of days counted from delivery, or fulfillment, or purchase. The last day counts. `null`: no limit.",
    ),
  review_auto_complete_days: days().default(0),
  review_flow: z.enum(REVIEW_FLOWS).default("MANUAL"),
  skip_fraud_detection: z.boolean().default(false),
  skip_workflow_activities: z.array(z.enum(ACTIVITY_NAMES)).default([]),
  start_return_on_platform_time: z
    .enum(START_RETURN_ON_PLATFORM_TIMES)
    .default("START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED"),
  upload_documents: ruleSet().default({ always: false, options: [] }),
  windows: options(z.object({ ...rule, return_period_days: days().nullable() })).describe(
    "Homeward extension. Different return windows for some countries or products.",
  ),
  eligibility: options(z.object({ ...rule, is_returnable: z.boolean() })).describe(
    "Homeward extension. Eligibility rules, evaluated before the lists of non-returnable items.",
  ),
  fees: options(FeeOption).describe("Homeward extension. The first fee of each type that matches is charged."),
  risk: options(z.object({ ...rule, effect: z.enum(RISK_EFFECTS) })).describe(
    "Homeward extension. Consequences of a risk score.",
  ),
};

export const ReturnConditionsInput = z.object(returnConditions).meta({ id: "ReturnConditionsInput" });

export const ReturnConditions = z
  .object({
    ecommerce_id: z.string(),
    ...returnConditions,
    version: z.int().describe("Homeward extension. A return keeps the version that was current when it started."),
  })
  .meta({ id: "ReturnConditions" });
