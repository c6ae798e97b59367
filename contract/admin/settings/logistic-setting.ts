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

/** A return method with its cost for a shopper who pays for return shipping. */
const ReturnLogistic = z
  .object({
    return_method: z.enum(RETURN_METHODS.filter((method) => method !== "NO_RETURN_METHOD")),
    provider: requiredText(64),
    carrier: requiredText(64),
    fee: minorSetting()
      .default(0)
      .describe(
        "Fee charged to the shopper for this method, in minor units of the order's currency, if `pay_for_logistics` applies. With LABEL_PRICE, the fallback fee if the carrier doesn't return the label's price in time.",
      ),
    fee_basis: z
      .enum(FEE_BASES)
      .default("FIXED")
      .describe(
        "Homeward extension. FIXED: the shopper pays `fee`. LABEL_PRICE: the shopper pays the price of the label, requested from the connected carrier before the shopper chooses. The fee shown is the fee charged.",
      ),
    markup: minorSetting()
      .default(0)
      .describe("Amount added to the price of the label, in minor units. Only with LABEL_PRICE."),
    max_fee: minorSetting()
      .nullable()
      .default(null)
      .describe("Maximum fee for a label, in minor units. `null`: no limit. Only with LABEL_PRICE."),
    countries: countries("Countries for which it is offered"),
  })
  .superRefine(({ fee_basis, markup, max_fee }, { addIssue }) => {
    if (fee_basis === "LABEL_PRICE") return;
    const message = "has an effect only with `fee_basis` LABEL_PRICE";
    if (markup !== 0) addIssue({ code: "custom", path: ["markup"], message });
    if (max_fee !== null) addIssue({ code: "custom", path: ["max_fee"], message });
  })
  .meta({ id: "ReturnLogistic" });

/** The cost of a return method with a fixed price. */
const fixedFee = (fee: number) => ({ fee, fee_basis: "FIXED" as const, markup: 0, max_fee: null });

/** Thirty days. */
const MOST_LABEL_HOURS = 720;

const logisticFields = {
  delivery_note_type: text(64)
    .default("")
    .describe(
      "Has no effect: the label has all the information that the warehouse needs, and no delivery note is printed.",
    ),
  reminder_flow: z
    .enum(REMINDER_FLOWS)
    .default("REMINDER_FLOW_DEFAULT")
    .describe(
      "REMINDER_FLOW_DEFAULT: the shopper is reminded three days and one day before the send-by deadline. REMINDER_FLOW_NONE: no reminders. A return keeps the setting that applied when it started.",
    ),
  label_format: z
    .enum(PAPERS)
    .default("a4")
    .describe(
      "Homeward extension. Default paper format for labels and return passes in the portal and dashboard. `label_url` links to the label as the carrier created it.",
    ),
  label_within_hours: z
    .int()
    .min(1)
    .max(MOST_LABEL_HOURS)
    .default(24)
    .describe(
      "Homeward extension. Number of hours on business days (Monday to Friday in the store's time zone) within which staff upload the label of a return sent with MANUAL, store_label. The deadline is shown to the shopper.",
    ),
  store_list_url: text(2048)
    .refine((url) => url === "" || (/^https:\/\/[^\s/]/i.test(url) && URL.canParse(url)), {
      error: "must be an address that begins with https://, or empty",
    })
    .default("")
    .describe("Page that lists the stores that accept returns, linked if in-store returns (IN_STORE) are offered."),
  default_hs_code: text(20)
    .refine((code) => code === "" || readHsCode(code) !== "", {
      error: "must have 6 to 12 digits, for example 6110.20, or be empty",
    })
    .default("")
    .describe(
      "Homeward extension. HS code for items whose order has none. Empty: staff enter it before the label is bought.",
    ),
  default_origin_country: countryCode()
    .default("")
    .describe("Homeward extension. Country of origin for items whose order has none, ISO 3166-1 alpha-2."),
  return_stores: z
    .array(
      z.object({
        store_id: requiredText(64),
        name: requiredVisibleText(100),
        opening_hours: text(200)
          .default("")
          .describe("Opening hours for shoppers, e.g. Mon–Sat 10–19. Empty if unknown."),
        address: AddressInput.required({ address_line_1: true, city: true, postcode: true, country_code: true }),
      }),
    )
    .max(1000)
    .default([])
    .describe("Homeward extension. Stores that accept returns in person (IN_STORE)."),
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
      "Return methods. If several entries have the same method, provider and carrier, the first one that lists the shopper's country, or no country, is offered. MANUAL requires no connection: with `own` the shopper ships the parcel, with `store_label` staff upload a label. A live store without any entries offers MANUAL, own.",
    ),
};

export const LogisticSettingInput = z.object(logisticFields).meta({ id: "LogisticSettingInput" });

/** Logistic setting (specification, "Store configuration resources"). */
export const LogisticSetting = z
  .object({ ecommerce_id: z.string(), ...logisticFields })
  .meta({ id: "LogisticSetting" });

export const getLogisticSetting = defineQuery({
  summary: "Get a store's shipping settings",
  description:
    "Returns the return methods with their fees and countries, and the reminders (specification, Logistic setting).",
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
