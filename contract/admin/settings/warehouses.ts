import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { country, identifier, requiredText, text, visibleText } from "../../base/wire";
import { isAddress } from "../../vocabulary/mail-address";
import { countries } from "./countries";
import { byName, namedStore } from "./named-store";

const ADDED = "Homeward extension.";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const warehouseFields = {
  address_line1: requiredText(200).describe("Street and house number."),
  address_line2: text(200).default(""),
  city: requiredText(100),
  company: text(100).default(""),
  country: text(100).default("").describe("Country name printed on labels. Empty: `country_code`."),
  country_code: country(),
  email: text(254).default(""),
  first_name: visibleText(100).default(""),
  last_name: visibleText(100).default(""),
  phone: text(40).default(""),
  postcode: text(20).default(""),
  state_province: text(100).default(""),
  state_province_code: text(10).default(""),
  name: visibleText(100).default("").describe(`Name for staff. Empty: the city. ${ADDED}`),
  is_default: z
    .boolean()
    .default(false)
    .describe(
      `Whether it receives all returns that no other warehouse is responsible for. Each store has one default warehouse. ${ADDED}`,
    ),
  countries: countries("Countries whose returns go to this warehouse instead of the default one"),
  shop_location_id: text(200)
    .default("")
    .describe(`The connected shop's ID of this location, for restocking. Empty: the shop's default location. ${ADDED}`),
  notice_emails: z
    .array(text(254).refine(isAddress, { error: "must be an email address" }))
    .max(10)
    .default([])
    .describe(`Recipients of the daily list of expected parcels. Empty: the list is not sent. ${ADDED}`),
  notice_time: z
    .string()
    .regex(CLOCK, { error: "must be a time from 00:00 to 23:59" })
    .default("07:00")
    .describe(`Time at which the list is sent, HH:MM in the store's time zone. ${ADDED}`),
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
    "Returns the destinations of returns, the default one first (specification, Warehouse). A return goes to a warehouse that lists its country, otherwise to the default one.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [{ method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/warehouses" }],
  input: z.object(namedStore),
  output: z.object({ warehouses: z.array(Warehouse) }),
  problems: ["NOT_FOUND"],
});

export const getWarehouse = defineQuery({
  summary: "Get a warehouse",
  description:
    "Returns one destination of returns (specification, Warehouse). If the path names a store, the warehouse must belong to it.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/warehouses/{id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/warehouses/{id}" },
  ],
  input: z.object({
    id: identifier(),
    ecommerce_id: text(128).default("").describe("Store that the warehouse must belong to."),
    ...byName,
  }),
  output: Warehouse,
  problems: ["NOT_FOUND"],
});
