import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, currencyCode, identifier, instantOut, text } from "../base/wire";
import { AddressDto, AddressInput, CorrectedAddressFields } from "../schemas/address";
import { SENDER_CHOICES } from "../vocabulary/address-choice";
import { LABEL_SOURCES } from "../vocabulary/label-source";
import { MAX_PARCELS } from "../vocabulary/parcels";
import { PICKUP_RANGES } from "../vocabulary/pickup-range";
import { FEE_TYPES, REFUND_OPTIONS, REFUND_TIMINGS } from "../vocabulary/refund-option";
import { RETURN_METHODS } from "../vocabulary/return-method";

export const ReturnOptionDto = z
  .object({
    return_method: z.enum(RETURN_METHODS),
    provider: z.string(),
    carrier: z.string(),
    carrier_name: z.string(),
    label: z.string(),
    total_fee: amount(),
    currency: currencyCode(),
    label_source: z
      .enum(LABEL_SOURCES)
      .describe(
        "CARRIER: the carrier makes the label. STORE: staff upload one by `label_due_at`. NONE: the shopper ships it with " +
          "a carrier of their choice, at their own expense.",
      ),
    label_due_at: instantOut()
      .nullable()
      .describe("STORE: when the label is promised, if it is confirmed now and nobody has to approve it; else null."),
    needs_printer: z.boolean(),
    needs_box: z.boolean(),
    pickup_slots: z.array(z.object({ date: z.string(), ranges: z.array(z.enum(PICKUP_RANGES)) })),
    hand_over_by: instantOut()
      .nullable()
      .describe("The last moment to hand it over, if it is confirmed now. Null: no limit, or it is picked up."),
    hand_over_days: z
      .int()
      .describe(
        "Days to hand it over, which count from the approval where one is needed. 0: no limit, or it is picked up.",
      ),
    store_list_url: z.string().describe("IN_STORE: the page with the shops that take it; else empty."),
  })
  .meta({ id: "ReturnOption" });

export const listReturnOptions = defineQuery({
  summary: "List the return methods",
  description: "Ways that the store offers for this return, least effort first, each with its fee.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/return_options/" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({
    return_options: z.array(ReturnOptionDto),
    pickup_address: AddressDto.nullable().describe(
      "Where the parcel is sent from, or picked up, unless another address is given: the delivery address. Null: no carrier " +
        "makes a label.",
    ),
    max_parcel_count: z.int().describe("In how many parcels the items of the draft may travel."),
    parcel_count: z.int().describe("In how many they travel as it is."),
  }),
  problems: ["NOT_FOUND"],
});

export const chooseReturnOption = defineMutation({
  summary: "Choose how to send it",
  description:
    "Stores the choice in the draft. A pickup needs one of the offered dates and ranges. Where a connected carrier makes " +
    "the label, the address is checked first; one that it can't use is refused with the parts of pickup_address to mend. " +
    "Where the carrier knows another address than the one given, address_choice is OPEN: show both, and send the choice " +
    "again with address_choice. Until then the address is used as given.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/return_options" }],
  input: z.object({
    return_id: identifier(),
    return_method: z.enum(RETURN_METHODS),
    provider: text(64).default(""),
    carrier: text(64).default(""),
    pickup_address: AddressInput.optional().describe(
      "Where the parcel is sent from, or picked up. Default: the delivery address of the order.",
    ),
    pickup_date: text(10).default(""),
    pickup_range: z.enum(PICKUP_RANGES).default("NO_RANGE"),
    address_choice: z
      .enum(SENDER_CHOICES)
      .nullable()
      .default(null)
      .describe("Which one goes onto the label: the carrier's address, or the one given. Null: not chosen."),
    parcel_count: z
      .int()
      .min(1)
      .max(MAX_PARCELS)
      .default(1)
      .describe(
        `In how many parcels it is sent: at most as many as pieces travel, and at most ${MAX_PARCELS}. Each gets a label.`,
      ),
  }),
  output: z.object({
    ...{ return_id: z.string(), return_method: z.enum(RETURN_METHODS), carrier: z.string(), parcel_count: z.int() },
    ...CorrectedAddressFields.shape,
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const listRefundTimings = defineQuery({
  summary: "List the outcomes and when each is paid",
  description: "What the shopper can get for the return, with where the money goes and how long it takes.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/refund_options/timings" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({
    timings: z.array(
      z.object({
        refund_option: z.enum(REFUND_OPTIONS),
        timing: z.enum(REFUND_TIMINGS),
        min_days: z.int(),
        max_days: z.int(),
        destination: z.string().describe("Where it goes, e.g. Visa ending in 42."),
      }),
    ),
  }),
  problems: ["NOT_FOUND"],
});

export const listReturnFees = defineQuery({
  summary: "List the fees of a return",
  description:
    "Fees by outcome and way of sending, one entry per fee, before anything is chosen. A restocking fee that is a rate is " +
    "given as the amount for the items in the draft.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/refund_options/return_fees" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({
    currency: currencyCode(),
    fees: z.array(
      z.object({
        refund_option: z.enum(REFUND_OPTIONS),
        return_method: z.enum(RETURN_METHODS),
        fee_type: z.enum(FEE_TYPES),
        total: amount(),
        why: z.string().describe("In the shopper's words."),
      }),
    ),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const ReturnStoreDto = z
  .object({
    store_id: z.string(),
    name: z.string(),
    opening_hours: z.string().describe("As shoppers read them; empty: not known."),
    address: AddressDto,
  })
  .meta({ id: "ReturnStore" });

export const listReturnStores = defineQuery({
  summary: "List the shops that take a return in person",
  description:
    "Shops of the shopper's country, the nearest first as far as postal codes tell. Only where the store offers to bring " +
    "a return in (IN_STORE).",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/return_stores/" }],
  input: z.object({
    return_id: identifier(),
    postcode: text(32).default("").describe("Near another place of that country than the delivery."),
  }),
  output: z.object({
    in_store_available: z.boolean(),
    closest_store: ReturnStoreDto.nullable(),
    stores: z.array(ReturnStoreDto),
  }),
  problems: ["NOT_FOUND"],
});

export const getReturnFees = defineQuery({
  summary: "Price a way of sending",
  description: "The fees of the draft with this way of sending and the outcomes chosen so far; nothing is stored.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/return_options/return_fees" }],
  input: z.object({
    return_id: identifier(),
    return_method: z.enum(RETURN_METHODS),
    provider: text(64).default(""),
    carrier: text(64).default(""),
  }),
  output: z.object({
    currency: currencyCode(),
    fees: z.array(
      z.object({
        fee_type: z.enum(FEE_TYPES),
        total: amount(),
        why: z.string().describe("In the shopper's words."),
      }),
    ),
    total: amount(),
  }),
  problems: ["NOT_FOUND"],
});
