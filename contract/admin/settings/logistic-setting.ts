import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { countryCode, minorSetting, requiredText, requiredVisibleText, text } from "../../base/wire";
import { AddressInput } from "../../schemas/address";
import { readHsCode } from "../../vocabulary/customs-facts";
import { FEE_BASES } from "../../vocabulary/label-price";
import { PAPERS } from "../../vocabulary/paper";
import { RETURN_METHODS } from "../../vocabulary/return-method";
import { REMINDER_FLOWS } from "../../vocabulary/store";
import { countries } from "./countries";
import { namedStore } from "./named-store";

/** One way to send a return, with what it costs a shopper who pays for it. */
const ReturnLogistic = z
  .object({
    return_method: z.enum(RETURN_METHODS.filter((method) => method !== "NO_RETURN_METHOD")),
    provider: requiredText(64),
    carrier: requiredText(64),
    fee: minorSetting()
      .default(0)
      .describe(
        "What the shopper pays for this way, minor units of the order's currency, where `pay_for_logistics` holds. " +
          "With LABEL_PRICE the fall-back: what is paid where the carrier doesn't say in time what the label costs.",
      ),
    fee_basis: z
      .enum(FEE_BASES)
      .default("FIXED")
      .describe(
        "FIXED: the shopper pays `fee`. LABEL_PRICE: what the label costs, asked of the connected carrier before the " +
          "shopper chooses; what is shown is what is paid. An addition of this service.",
      ),
    markup: minorSetting().default(0).describe("Added to what the label costs, minor units. Only with LABEL_PRICE."),
    max_fee: minorSetting()
      .nullable()
      .default(null)
      .describe("The most that a shopper pays for a label, minor units; null: no limit. Only with LABEL_PRICE."),
    countries: countries("Countries that it is offered in"),
  })
  .superRefine(({ fee_basis, markup, max_fee }, { addIssue }) => {
    if (fee_basis === "LABEL_PRICE") return;
    const message = "has an effect only with `fee_basis` LABEL_PRICE";
    if (markup !== 0) addIssue({ code: "custom", path: ["markup"], message });
    if (max_fee !== null) addIssue({ code: "custom", path: ["max_fee"], message });
  })
  .meta({ id: "ReturnLogistic" });

/** What a way costs that has a price of its own. */
const fixedFee = (fee: number) => ({ fee, fee_basis: "FIXED" as const, markup: 0, max_fee: null });

/** Thirty days. */
const MOST_LABEL_HOURS = 720;

const logisticFields = {
  delivery_note_type: text(64)
    .default("")
    .describe("It has no effect here: the label carries all that the warehouse needs, no note is printed."),
  reminder_flow: z
    .enum(REMINDER_FLOWS)
    .default("REMINDER_FLOW_DEFAULT")
    .describe(
      "REMINDER_FLOW_DEFAULT: the shopper is reminded three days and one day before the parcel must be sent. " +
        "REMINDER_FLOW_NONE: never. A return keeps what held when it began.",
    ),
  label_format: z
    .enum(PAPERS)
    .default("a4")
    .describe(
      "What labels and passes are printed on in portal and dashboard unless someone chooses otherwise. `label_url` " +
        "leads to the label as its carrier made it. An addition of this service.",
    ),
  label_within_hours: z
    .int()
    .min(1)
    .max(MOST_LABEL_HOURS)
    .default(24)
    .describe(
      "Within how many hours of working days (Monday to Friday in the store's time zone) staff upload the label of a " +
        "return that is sent with MANUAL, store_label. Shoppers are promised it. An addition of this service.",
    ),
  store_list_url: text(2048)
    .refine((url) => url === "" || (/^https:\/\/[^\s/]/i.test(url) && URL.canParse(url)), {
      error: "must be an address that begins with https://, or empty",
    })
    .default("")
    .describe("Page with the shops that take returns, linked where the shopper may bring one (IN_STORE)."),
  default_hs_code: text(20)
    .refine((code) => code === "" || readHsCode(code) !== "", {
      error: "must have 6 to 12 digits, for example 6110.20, or be empty",
    })
    .default("")
    .describe(
      "What customs is told of items whose order names no HS code. Empty: staff enter it before the label is bought. An " +
        "addition of this service.",
    ),
  default_origin_country: countryCode()
    .default("")
    .describe("The same for the country of origin, ISO 3166-1 alpha-2. An addition of this service."),
  return_stores: z
    .array(
      z.object({
        store_id: requiredText(64),
        name: requiredVisibleText(100),
        opening_hours: text(200).default("").describe("As shoppers read them, e.g. Mon–Sat 10–19. Empty: not known."),
        address: AddressInput.required({ address_line_1: true, city: true, postcode: true, country_code: true }),
      }),
    )
    .max(1000)
    .default([])
    .describe("An addition of this service: shops that take returns in person (IN_STORE)."),
  return_logistics: z
    .array(ReturnLogistic)
    .max(100)
    .default([
      { return_method: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post", ...fixedFee(0), countries: [] },
      {
        return_method: "HOME_PICK_UP",
        provider: "SANDBOX",
        carrier: "sandbox_express",
        ...fixedFee(490),
        countries: [],
      },
    ])
    .describe(
      "The return methods. Of several entries with the same method, provider and carrier the first that names " +
        "the shopper's country, or no country, is offered. MANUAL needs no connection: with `own` the shopper ships it, " +
        "with `store_label` staff upload a label. A live store that set nothing offers MANUAL, own.",
    ),
};

export const LogisticSettingInput = z.object(logisticFields).meta({ id: "LogisticSettingInput" });

/** Logistic setting (specification, "Store configuration resources"). */
export const LogisticSetting = z
  .object({ ecommerce_id: z.string(), ...logisticFields })
  .meta({ id: "LogisticSetting" });

export const getLogisticSetting = defineQuery({
  summary: "Read how a store's returns are sent",
  description: "The return methods with their fees and countries, and the reminders (specification, Logistic setting).",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/logisticsetting/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/logistics/" },
  ],
  input: z.object(namedStore),
  output: LogisticSetting,
  problems: ["NOT_FOUND"],
});
