import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { identifier, requiredText, text, visibleText } from "../../base/wire";
import { isCountry } from "../../vocabulary/country";
import { isAddress } from "../../vocabulary/mail-address";
import { countries } from "./countries";
import { byName, namedStore } from "./named-store";

const ADDED = "An addition of this service.";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const warehouseFields = {
  address_line1: requiredText(200).describe("Street and number."),
  address_line2: text(200).default(""),
  city: requiredText(100),
  company: text(100).default(""),
  country: text(100).default("").describe("As it is printed on labels. Empty: `country_code`."),
  country_code: z
    .string()
    .max(2)
    .refine((code) => code === code.toUpperCase() && isCountry(code), {
      error: "must be an ISO 3166 country in capitals, for example NL",
    }),
  email: text(254).default(""),
  first_name: visibleText(100).default(""),
  last_name: visibleText(100).default(""),
  phone: text(40).default(""),
  postcode: text(20).default(""),
  state_province: text(100).default(""),
  state_province_code: text(10).default(""),
  name: visibleText(100).default("").describe(`What staff call it. Empty: the town. ${ADDED}`),
  is_default: z
    .boolean()
    .default(false)
    .describe(`It takes what no other one is there for; a store has one such. ${ADDED}`),
  countries: countries("Countries whose returns go there, before the default one"),
  shop_location_id: text(200)
    .default("")
    .describe(`The connected shop's ID of this place, for restocking. Empty: the shop's usual one. ${ADDED}`),
  notice_emails: z
    .array(text(254).refine(isAddress, { error: "must be an email address" }))
    .max(10)
    .default([])
    .describe(`Who gets the daily list of parcels on their way there. None: nobody. ${ADDED}`),
  notice_time: z
    .string()
    .regex(CLOCK, { error: "must be a time from 00:00 to 23:59" })
    .default("07:00")
    .describe(`When the list is sent, HH:MM in the store's time zone. ${ADDED}`),
};

export const WarehouseInput = z.object(warehouseFields).meta({ id: "WarehouseInput" });

/** Warehouse (specification, "Store configuration resources"). */
export const Warehouse = z
  .object({
    id: z.string(),
    ecommerce_id: z.string(),
    ...warehouseFields,
    address_line1: z.string(),
    city: z.string(),
    country_code: z.string().describe("ISO 3166-1 alpha-2."),
  })
  .meta({ id: "Warehouse" });

export const listWarehouses = defineQuery({
  summary: "List a store's warehouses",
  description:
    "Where returns go, the default one first (specification, Warehouse): a return goes to a warehouse that names its " +
    "country, else to the default one.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [{ method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/warehouses" }],
  input: z.object(namedStore),
  output: z.object({ warehouses: z.array(Warehouse) }),
  problems: ["NOT_FOUND"],
});

export const getWarehouse = defineQuery({
  summary: "Read a warehouse",
  description:
    "One place that returns go to (specification, Warehouse). Where the path names a store, it must be its own.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/warehouses/{id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/warehouses/{id}" },
  ],
  input: z.object({
    id: identifier(),
    ecommerce_id: text(128).default("").describe("The store that it must belong to."),
    ...byName,
  }),
  output: Warehouse,
  problems: ["NOT_FOUND"],
});
