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
        "CARRIER: the carrier creates the label. STORE: staff upload a label by `label_due_at`. NONE: the shopper ships the parcel with a carrier of their choice, at their own expense.",
      ),
    label_due_at: instantOut()
      .nullable()
      .describe(
        "STORE: when the label is promised, if the return is confirmed now and needs no approval; otherwise `null`.",
      ),
    needs_printer: z.boolean(),
    needs_box: z.boolean(),
    pickup_slots: z.array(z.object({ date: z.string(), ranges: z.array(z.enum(PICKUP_RANGES)) })),
    hand_over_by: instantOut()
      .nullable()
      .describe("Send-by deadline if the return is confirmed now. `null`: no limit, or the parcel is picked up."),
    hand_over_days: z
      .int()
      .describe(
        "Number of days to send the parcel, counted from the approval if one is needed. 0: no limit, or the parcel is picked up.",
      ),
    store_list_url: z.string().describe("IN_STORE: page that lists the stores; otherwise empty."),
  })
  .meta({ id: "ReturnOption" });

export const listReturnOptions = defineQuery({
  summary: "List the return methods",
  description: "Returns the methods that the store offers for this return, easiest first, each with its fee.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/return_options/" }],
  input: z.object({ return_id: identifier() }),
  output: z.object({
    return_options: z.array(ReturnOptionDto),
    pickup_address: AddressDto.nullable().describe(
      "Address that the parcel is sent from or picked up at, unless another one is given: the delivery address. `null` if no carrier creates a label.",
    ),
    max_parcel_count: z.int().describe("Maximum number of parcels for the items of the draft."),
    parcel_count: z.int().describe("Current number of parcels."),
  }),
  problems: ["NOT_FOUND"],
});

export const chooseReturnOption = defineMutation({
  summary: "Choose a return method",
  description:
    "Stores the choice in the draft. A pickup requires one of the offered dates and time ranges. If a connected carrier creates the label, the address is validated first; if the carrier can't use it, the call is rejected with the fields of `pickup_address` to correct. If the carrier suggests a different address, `address_choice` is OPEN: show both addresses, and send the choice again with `address_choice`. Until then the given address is used.",
  scope: "storefront",
  endpoints: [{ method: "POST", path: "/returns/{return_id}/return_options" }],
  input: z.object({
    return_id: identifier(),
    return_method: z.enum(RETURN_METHODS),
    provider: text(64).default(""),
    carrier: text(64).default(""),
    pickup_address: AddressInput.optional().describe(
      "Address that the parcel is sent from or picked up at. Defaults to the delivery address of the order.",
    ),
    pickup_date: text(10).default(""),
    pickup_range: z.enum(PICKUP_RANGES).default("NO_RANGE"),
    address_choice: z
      .enum(SENDER_CHOICES)
      .nullable()
      .default(null)
      .describe("Address used on the label: the carrier's suggestion or the given one. `null` if not chosen yet."),
    parcel_count: z
      .int()
      .min(1)
      .max(MAX_PARCELS)
      .default(1)
      .describe(
        `Number of parcels, at most the number of units sent, and at most ${MAX_PARCELS}. Each parcel gets a label.`,
      ),
  }),
  output: z.object({
    ...{ return_id: z.string(), return_method: z.enum(RETURN_METHODS), carrier: z.string(), parcel_count: z.int() },
    ...CorrectedAddressFields.shape,
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const listRefundTimings = defineQuery({
  summary: "List the outcomes and their timing",
  description:
    "Returns the refund options of the return with the destination of the money and how long the refund takes.",
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
        destination: z.string().describe("Destination of the refund, e.g. Visa ending in 42."),
      }),
    ),
  }),
  problems: ["NOT_FOUND"],
});

export const listReturnFees = defineQuery({
  summary: "List the fees of a return",
  description:
    "Returns the fees by outcome and return method, one entry per fee, before anything is chosen. A percentage restocking fee is given as the amount for the items in the draft.",
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
        why: z.string().describe("Explanation for the shopper."),
      }),
    ),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const ReturnStoreDto = z
  .object({
    store_id: z.string(),
    name: z.string(),
    opening_hours: z.string().describe("Opening hours for shoppers. Empty if unknown."),
    address: AddressDto,
  })
  .meta({ id: "ReturnStore" });

export const listReturnStores = defineQuery({
  summary: "List the stores that accept returns in person",
  description:
    "Returns the stores in the shopper's country, nearest first by postal code. Only if the store offers in-store returns (IN_STORE).",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/returns/{return_id}/return_stores/" }],
  input: z.object({
    return_id: identifier(),
    postcode: text(32)
      .default("")
      .describe("Postal code in that country to search near. Defaults to the delivery address."),
  }),
  output: z.object({
    in_store_available: z.boolean(),
    closest_store: ReturnStoreDto.nullable(),
    stores: z.array(ReturnStoreDto),
  }),
  problems: ["NOT_FOUND"],
});

export const getReturnFees = defineQuery({
  summary: "Get the price of a return method",
  description:
    "Returns the fees of the draft with this return method and the outcomes chosen so far. Nothing is stored.",
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
        why: z.string().describe("Explanation for the shopper."),
      }),
    ),
    total: amount(),
  }),
  problems: ["NOT_FOUND"],
});
