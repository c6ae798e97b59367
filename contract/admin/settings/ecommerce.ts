import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { currencyCode, requiredText, requiredVisibleText, text, webUrl } from "../../base/wire";
import { IDENTIFICATION_FLOWS } from "../../vocabulary/identification-flow";
import { SHOPPER_LANGUAGES } from "../../vocabulary/language";
import { SIZE_DIRECTIONS } from "../../vocabulary/size-direction";
import { STANDARD_REASONS } from "../../vocabulary/standard-reasons";
import { EMAIL_PROVIDERS } from "../../vocabulary/store";
import { namedStore } from "./named-store";

const ADDED = "An addition of this service.";
const KEPT = "For information; it has no effect here.";

const ReturnReasonSetting = z
  .object({
    name: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,63}$/, { error: "must be capitals, digits and _, e.g. TOO_SMALL" })
      .describe("What rules, imports and webhooks call it."),
    label: requiredVisibleText(100).describe("What the shopper reads."),
    labels: z
      .record(
        z.string().regex(/^[a-z]{2}$/, { error: "must be named by a language, e.g. de" }),
        requiredVisibleText(100),
      )
      .default({})
      .describe("The same in other languages, by their two letters; where one is missing, `label`."),
    requires_comment: z.boolean().default(false),
    requires_photo: z.boolean().default(false),
    requires_grade: z
      .boolean()
      .optional()
      .describe(
        `A unit that came back for it needs a grade before it goes back into stock. ${ADDED} Left out: what the name ` +
          "says, true for DAMAGED, FAULTY, DEFECTIVE and BROKEN. It is in every answer.",
      ),
    size_direction: z
      .enum(SIZE_DIRECTIONS)
      .optional()
      .describe(
        "Which way the size was wrong: an exchange then recommends the next size up or down, and figures count it so. " +
          "NONE: the reason says nothing about the size. Left out: what the name says, TOO_SMALL or TOO_BIG, else NONE. " +
          "It is in every answer.",
      ),
  })
  .meta({ id: "ReturnReasonSetting" });

const ecommerceFields = {
  are_partial_reviews_allowed: z
    .boolean()
    .default(false)
    .describe("Line items may be reviewed one after the other instead of all at once."),
  email_provider: z
    .enum(EMAIL_PROVIDERS)
    .default("EMAIL_PROVIDER_UNSPECIFIED")
    .describe(
      "Which of two services of the shop sends its mails, for information. It has no effect here: mails leave through " +
        "the sender that is set up here.",
    ),
  external_return_policy_url: webUrl().default("").describe("The shop's return policy, linked in portal and mails."),
  identification_flow: z
    .enum(IDENTIFICATION_FLOWS)
    .default("ORDER_ID_AND_EMAIL")
    .describe("What the shopper types to find an order; unspecified asks for the email."),
  is_enabled: z.boolean().default(true).describe("false: no return can be started or imported."),
  is_testing: z
    .boolean()
    .default(false)
    .describe("The portal says that it is a test; webhooks may go to addresses without https."),
  mark_unreviewed_items_as_missing: z
    .boolean()
    .default(false)
    .describe("Units that a review leaves out become MISSING instead of the review being rejected."),
  name: requiredVisibleText(100).describe("As shoppers read it."),
  orders_sync_disabled: z
    .boolean()
    .default(false)
    .describe(
      "true: no orders are read from the connected shop, neither old nor new ones. Products are, and orders can still be " +
        "pushed or imported. An order that came from the shop is still looked up there before it is refunded.",
    ),
  platform: text(64).default("").describe(`The shop's software. ${KEPT}`),
  restocking_enabled: z
    .boolean()
    .default(false)
    .describe("Approved pieces that can be sold again go back on the shelf."),
  store_id: text(128).default("").describe(`The store's id in the shop's software. ${KEPT}`),
  use_case: text(64).default("").describe(KEPT),
  website_url: webUrl().default("").describe("The shop; the portal's logo leads there."),
  contact_email: text(254)
    .refine((email) => email === "" || /^[^\s@]+@[^\s@]+$/.test(email), {
      error: "must be an email address, or empty",
    })
    .default("")
    .describe(`Where shoppers may write to, in portal and mails. ${ADDED}`),
  default_language: z
    .enum(SHOPPER_LANGUAGES)
    .default("en")
    .describe(`What a shopper reads who asks for none of the \`languages\`. ${ADDED}`),
  languages: z
    .array(z.enum(SHOPPER_LANGUAGES))
    .min(1)
    .max(SHOPPER_LANGUAGES.length)
    .default([...SHOPPER_LANGUAGES])
    .describe(`Languages of the portal and its mails, in the order in which they are offered. ${ADDED}`),
  order_number_prefix: text(32).default("").describe(`Ignored when an order is looked up. ${ADDED}`),
  order_number_suffix: text(32).default("").describe(`Ignored when an order is looked up. ${ADDED}`),
  reject_reasons: z
    .array(requiredVisibleText(100))
    .max(50)
    .default(["Signs of wear", "Damaged", "Tags missing", "Incomplete", "Wrong item", "Hygiene seal broken"])
    .describe(`Offered to whoever declines a unit. ${ADDED}`),
  return_reasons: z
    .array(ReturnReasonSetting)
    .min(1)
    .max(50)
    .default(
      STANDARD_REASONS.map(({ labels, ...reason }) => ({
        ...{ ...reason, labels: { ...labels }, requires_photo: false },
      })),
    )
    .describe(`Why a shopper may return, in the order of the portal. ${ADDED}`),
  time_zone: requiredText(64)
    .default("UTC")
    .meta({
      description: `IANA name; days of windows and deadlines are counted in it. ${ADDED}`,
      example: "Europe/Berlin",
    }),
  withdrawal_enabled: z
    .boolean()
    .default(true)
    .describe(
      "The portal offers to withdraw from a contract in two steps (Directive 2011/83/EU, article 11a), also while " +
        `\`is_enabled\` is false. ${ADDED}`,
    ),
};

export const EcommerceInput = z.object(ecommerceFields).meta({ id: "EcommerceInput" });

/** Ecommerce (specification, "Store configuration resources"). */
export const Ecommerce = z
  .object({
    ecommerce_id: z.string(),
    group: z.string().describe("The tenant that the store belongs to."),
    slug: z.string().describe("Part of the portal's address; it cannot be changed."),
    currency_code: currencyCode().describe("The catalog's currency; it cannot be changed."),
    ...ecommerceFields,
  })
  .meta({ id: "Ecommerce" });

export const getEcommerce = defineQuery({
  summary: "Read a store",
  description:
    "Who the store is and how its returns are run (specification, Ecommerce). Fields without an effect in this service " +
    "say so.",
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
