import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { currencyCode, requiredText, requiredVisibleText, text, webUrl } from "../../base/wire";
import { IDENTIFICATION_FLOWS } from "../../vocabulary/identification-flow";
import { SHOPPER_LANGUAGES } from "../../vocabulary/language";
import { SIZE_DIRECTIONS } from "../../vocabulary/size-direction";
import { STANDARD_REASONS } from "../../vocabulary/standard-reasons";
import { EMAIL_PROVIDERS } from "../../vocabulary/store";
import { namedStore } from "./named-store";

const ADDED = "Homeward extension.";
const KEPT = "For information only. Has no effect.";

const ReturnReasonSetting = z
  .object({
    name: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,63}$/, { error: "must be capital letters, digits and _, e.g. TOO_SMALL" })
      .describe("Code used in rules, imports and webhooks."),
    label: requiredVisibleText(100).describe("Text shown to the shopper."),
    labels: z
      .record(
        z.string().regex(/^[a-z]{2}$/, { error: "must have a language as its key, e.g. de" }),
        requiredVisibleText(100),
      )
      .default({})
      .describe("Labels in other languages, by two-letter language code. Defaults to `label`."),
    requires_comment: z.boolean().default(false),
    requires_photo: z.boolean().default(false),
    requires_grade: z
      .boolean()
      .optional()
      .describe(
        `Whether a unit returned for this reason needs a grade before it is restocked. ${ADDED} Defaults by the name: ` +
          "`true` for DAMAGED, FAULTY, DEFECTIVE and BROKEN. Included in every response.",
      ),
    size_direction: z
      .enum(SIZE_DIRECTIONS)
      .optional()
      .describe(
        "Which way the size was wrong. Exchanges recommend the next size up or down, and analytics use it. NONE: the reason is not size-related. Defaults by the name: TOO_SMALL or TOO_BIG, otherwise NONE. Included in every response.",
      ),
  })
  .meta({ id: "ReturnReasonSetting" });

const ecommerceFields = {
  are_partial_reviews_allowed: z
    .boolean()
    .default(false)
    .describe("Whether line items can be reviewed in several calls."),
  email_provider: z
    .enum(EMAIL_PROVIDERS)
    .default("EMAIL_PROVIDER_UNSPECIFIED")
    .describe(
      "For information: which of two services of the shop sends its emails. Has no effect; emails are sent through the configured sender.",
    ),
  external_return_policy_url: webUrl()
    .default("")
    .describe("The shop's return policy, linked in the portal and emails."),
  identification_flow: z
    .enum(IDENTIFICATION_FLOWS)
    .default("ORDER_ID_AND_EMAIL")
    .describe("Details that the shopper enters to find an order. Unspecified: the email address."),
  is_enabled: z.boolean().default(true).describe("`false`: no return can be started or imported."),
  is_testing: z
    .boolean()
    .default(false)
    .describe(
      "Whether the store is in test mode. The portal shows a test notice, and webhooks may use addresses without https.",
    ),
  mark_unreviewed_items_as_missing: z
    .boolean()
    .default(false)
    .describe("Units left out of a review become MISSING. Otherwise the review is rejected."),
  name: requiredVisibleText(100).describe("Name shown to shoppers."),
  orders_sync_disabled: z
    .boolean()
    .default(false)
    .describe(
      "`true`: no orders are read from the connected shop, neither old nor new ones. Products still are, and orders can be pushed or imported. An order that came from the shop is still looked up there before it is refunded.",
    ),
  platform: text(64).default("").describe(`Shop platform. ${KEPT}`),
  restocking_enabled: z.boolean().default(false).describe("Whether approved, resellable units are restocked."),
  store_id: text(128).default("").describe(`The store's ID on the shop platform. ${KEPT}`),
  use_case: text(64).default("").describe(KEPT),
  website_url: webUrl().default("").describe("Website of the shop. The portal's logo links to it."),
  contact_email: text(254)
    .refine((email) => email === "" || /^[^\s@]+@[^\s@]+$/.test(email), {
      error: "must be an email address, or empty",
    })
    .default("")
    .describe(`Contact address for shoppers, shown in the portal and emails. ${ADDED}`),
  default_language: z
    .enum(SHOPPER_LANGUAGES)
    .default("en")
    .describe(`Language for shoppers who request none of the \`languages\`. ${ADDED}`),
  languages: z
    .array(z.enum(SHOPPER_LANGUAGES))
    .min(1)
    .max(SHOPPER_LANGUAGES.length)
    .default([...SHOPPER_LANGUAGES])
    .describe(`Languages of the portal and its emails, in display order. ${ADDED}`),
  order_number_prefix: text(32).default("").describe(`Ignored in order look-ups. ${ADDED}`),
  order_number_suffix: text(32).default("").describe(`Ignored in order look-ups. ${ADDED}`),
  reject_reasons: z
    .array(requiredVisibleText(100))
    .max(50)
    .default(["Signs of wear", "Damaged", "Tags missing", "Incomplete", "Wrong item", "Hygiene seal broken"])
    .describe(`Reasons offered when declining a unit. ${ADDED}`),
  return_reasons: z
    .array(ReturnReasonSetting)
    .min(1)
    .max(50)
    .default(
      STANDARD_REASONS.map(({ labels, ...reason }) => ({
        ...{ ...reason, labels: { ...labels }, requires_photo: false },
      })),
    )
    .describe(`Return reasons, in the order shown in the portal. ${ADDED}`),
  time_zone: requiredText(64)
    .default("UTC")
    .meta({
      description: `IANA time zone for counting return windows and deadlines. ${ADDED}`,
      example: "Europe/Berlin",
    }),
  withdrawal_enabled: z
    .boolean()
    .default(true)
    .describe(
      "Whether shoppers can withdraw from a contract in the portal in two steps (Directive 2011/83/EU, article 11a), even if " +
        `\`is_enabled\` is false. ${ADDED}`,
    ),
};

export const EcommerceInput = z.object(ecommerceFields).meta({ id: "EcommerceInput" });

/** Ecommerce (specification, "Store configuration resources"). */
export const Ecommerce = z
  .object({
    ecommerce_id: z.string(),
    group: z.string().describe("Group (tenant) that the store belongs to."),
    slug: z.string().describe("Part of the portal's address. Can't be changed."),
    currency_code: currencyCode().describe("Currency of the catalog. Can't be changed."),
    ...ecommerceFields,
  })
  .meta({ id: "Ecommerce" });

export const getEcommerce = defineQuery({
  summary: "Get a store",
  description:
    "Returns the store's details and its return settings (specification, Ecommerce). Fields that have no effect in Homeward say so.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerce/{ecommerce_id}" },
  ],
  input: z.object(namedStore),
  output: Ecommerce,
  problems: ["NOT_FOUND"],
});
