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

/** One condition of a rule: a fact of the item or the return, a comparison, and what it is compared with. */
export const PolicyWhen = z
  .object({
    field: z.enum(POLICY_FIELDS),
    op: z.enum(POLICY_OPS),
    value: FactValue.default(null).describe(
      "A text, a list of texts, a whole number, or two for `between`; amounts in minor units.",
    ),
  })
  .meta({ id: "PolicyWhen" });

const rule = {
  id: requiredText(64).describe("Names the rule in every decision that it makes."),
  label: visibleText(200).default(""),
  whens: z.array(PolicyWhen).max(20).describe("All must hold; none: it holds for everything."),
};

const option = z.object(rule).meta({ id: "PolicyOption" });
const options = <T extends z.ZodType>(schema: T) =>
  z.array(schema).max(200).default([]).describe("The first that fits wins.");

const ruleSet = () =>
  z.object({
    always: z.boolean().default(false).describe("Holds for everything, whatever the options say."),
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
    rate_basis_points: z.int().min(0).max(10_000).optional().describe("RESTOCK_FEE only: 1000 is 10 %."),
  })
  .refine((fee) => (fee.total === undefined) !== (fee.rate_basis_points === undefined), {
    error: "give either total or rate_basis_points",
    path: ["total"],
  })
  .meta({ id: "FeeOption" });

/** The return conditions of a store as they are published and written. Members without a mark follow the specification. */
export const returnConditions = {
  keep_your_item: z
    .object({
      enabled: z.boolean().default(false),
      options: options(KeepYourItemOption),
      photo_above: minorSetting()
        .nullable()
        .optional()
        .describe(
          "Keeping an item for its full price needs a photo where more than this is paid, in minor units. 0: always, " +
            "null: never. Absent: 20 units of the currency.",
        ),
    })
    .default({ enabled: false, options: [] }),
  max_days_to_send_package: days().default(14).describe("Days from the start; 0: no limit."),
  non_returnable_brand_ids: ids(),
  non_returnable_category_ids: ids(),
  non_returnable_collection_ids: ids(),
  non_returnable_order_tag_ids: ids(),
  non_returnable_product_ids: ids(),
  non_returnable_tag_ids: ids(),
  pay_for_logistics: ruleSet()
    .default({ always: true, options: [] })
    .describe("Where it matches, the shopper pays for return shipping; otherwise the store does."),
  payments_enabled: z.boolean().default(false),
  require_authorization: ruleSet().default({ always: false, options: [] }),
  return_period_days: days()
    .nullable()
    .default(30)
    .describe("Days from delivery, else fulfillment, else purchase; the last day is inside. null: no limit."),
  review_auto_complete_days: days().default(0),
  review_flow: z.enum(REVIEW_FLOWS).default("MANUAL"),
  skip_fraud_detection: z.boolean().default(false),
  skip_workflow_activities: z.array(z.enum(ACTIVITY_NAMES)).default([]),
  start_return_on_platform_time: z
    .enum(START_RETURN_ON_PLATFORM_TIMES)
    .default("START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED"),
  upload_documents: ruleSet().default({ always: false, options: [] }),
  windows: options(z.object({ ...rule, return_period_days: days().nullable() })).describe(
    "An addition of this service: other periods for some countries or goods.",
  ),
  eligibility: options(z.object({ ...rule, is_returnable: z.boolean() })).describe(
    "An addition of this service: rules that go before the lists of what cannot be returned.",
  ),
  fees: options(FeeOption).describe("An addition of this service: of each type the first that fits."),
  risk: options(z.object({ ...rule, effect: z.enum(RISK_EFFECTS) })).describe(
    "An addition of this service: what follows from a risk score.",
  ),
};

export const ReturnConditionsInput = z.object(returnConditions).meta({ id: "ReturnConditionsInput" });

export const ReturnConditions = z
  .object({
    ecommerce_id: z.string(),
    ...returnConditions,
    version: z.int().describe("An addition of this service: a return keeps the version it began under."),
  })
  .meta({ id: "ReturnConditions" });
