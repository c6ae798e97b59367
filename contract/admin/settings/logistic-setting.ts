import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { countryCode, requiredText, requiredVisibleText, text } from "../../base/wire";
import { AddressInput } from "../../schemas/address";
import { readHsCode } from "../../vocabulary/customs-facts";
import { PAPERS } from "../../vocabulary/paper";
import { REMINDER_FLOWS } from "../../vocabulary/store";
import { EXAMPLE_ECOMMERCE_ID, namedStore } from "./named-store";
import { fixedFee, ReturnLogistic } from "./return-logistic";

/** Thirty days. */
const MOST_LABEL_HOURS = 720;

const logisticFields = {
  delivery_note_type: text(64).default("").meta({
    description: "It has no effect here: the label carries all that the warehouse needs, no note is printed.",
  }),
  reminder_flow: z
    .enum(REMINDER_FLOWS)
    .default("REMINDER_FLOW_DEFAULT")
    .meta({
      description:
        "REMINDER_FLOW_DEFAULT: the shopper is reminded three days and one day before the parcel must be sent. " +
        "REMINDER_FLOW_NONE: never. A return keeps what held when it began.",
    }),
  label_format: z
    .enum(PAPERS)
    .default("a4")
    .meta({
      description:
        "What labels and passes are printed on in portal and dashboard unless somebody chooses otherwise. `label_url` " +
        "leads to the label as its carrier made it. An addition of this service.",
    }),
  label_within_hours: z
    .int()
    .min(1)
    .max(MOST_LABEL_HOURS)
    .default(24)
    .meta({
      description:
        "Within how many hours of working days (Monday to Friday in the store's time zone) staff upload the label of a " +
        "return that is sent with MANUAL, store_label. Shoppers are promised it. An addition of this service.",
    }),
  store_list_url: text(2048)
    .refine((url) => url === "" || (/^https:\/\/[^\s/]/i.test(url) && URL.canParse(url)), {
      error: "must be an address that begins with https://, or empty",
    })
    .default("")
    .meta({ description: "Page with the shops that take returns, linked where the shopper may bring one (IN_STORE)." }),
  default_hs_code: text(20)
    .refine((code) => code === "" || readHsCode(code) !== "", {
      error: "must have 6 to 12 digits, for example 6110.20, or be empty",
    })
    .default("")
    .meta({
      description:
        "What customs is told of items whose order names no HS code. Empty: staff enter it before the label is bought. An " +
        "addition of this service.",
    }),
  default_origin_country: countryCode().default("").meta({
    description: "The same for the country of origin, ISO 3166-1 alpha-2. An addition of this service.",
  }),
  return_stores: z
    .array(
      z.object({
        store_id: requiredText(64),
        name: requiredVisibleText(100),
        opening_hours: text(200)
          .default("")
          .meta({ description: "As shoppers read them, e.g. Mon–Sat 10–19. Empty: not known." }),
        address: AddressInput.required({ address_line_1: true, city: true, postcode: true, country_code: true }),
      }),
    )
    .max(1000)
    .default([])
    .meta({ description: "An addition of this service: shops that take returns in person (IN_STORE)." }),
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
    .meta({
      description:
        "The ways to send a return. Of several entries with the same method, provider and carrier the first that names " +
        "the shopper's country, or no country, is offered. MANUAL needs no connection: with `own` the shopper ships it, " +
        "with `store_label` staff upload a label. A live store that set nothing offers MANUAL, own.",
    }),
};

export const LogisticSettingInput = z.object(logisticFields).meta({ id: "LogisticSettingInput" });

/** Logistic setting (specification, "Store configuration resources"). */
export const LogisticSetting = z
  .object({ ecommerce_id: z.string(), ...logisticFields })
  .meta({ id: "LogisticSetting" });

export const getLogisticSetting = defineQuery({
  summary: "Read how a store's returns are sent",
  description: "The ways to send with their fees and countries, and the reminders (specification, Logistic setting).",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/logisticsetting/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/logistics/" },
  ],
  input: z.object(namedStore),
  output: LogisticSetting,
  problems: ["NOT_FOUND"],
  example: {
    response: {
      ecommerce_id: EXAMPLE_ECOMMERCE_ID,
      delivery_note_type: "",
      reminder_flow: "REMINDER_FLOW_DEFAULT",
      label_format: "a4",
      label_within_hours: 24,
      store_list_url: "https://shop.example/shops",
      default_hs_code: "",
      default_origin_country: "",
      return_stores: [],
      return_logistics: [
        {
          return_method: "DROP_OFF_POINT",
          provider: "SANDBOX",
          carrier: "sandbox_post",
          ...fixedFee(0),
          countries: ["DE"],
        },
      ],
    },
  },
});
