import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import {
  amount,
  currencyCode,
  identifier,
  instantOut,
  requiredText,
  requiredVisibleText,
  text,
  visibleText,
} from "../base/wire";
import { StationParcelDto } from "../schemas/station-parcel";
import { FOUND_PLATE, FOUND_REASONS, FOUND_STATES } from "../vocabulary/found";

/** A photo of a tablet, made smaller there; base64 is a third larger. */
const MOST_PHOTO_CHARACTERS = 900_000;
/** More pieces than a parcel holds that nobody announced. */
const MOST_ITEMS = 50;

export const FoundItemDto = z.object({
  item_id: z.string(),
  code: z.string(),
  description: z.string(),
  tag_price: amount().nullable(),
  unit_id: z.string().describe("The unit in whose place it was sent; empty: it came besides."),
  matched_to: z.string().describe("The return that was made of it; empty while there is none."),
});

/** What came to a warehouse and nobody announced. */
export const FoundParcelDto = z.object({
  found_id: z.string(),
  plate: z.string(),
  process_id: z.string().describe("The return in whose parcel it lay; empty for a parcel of its own."),
  code: z.string().describe("What was read of its label."),
  note: z.string(),
  place: z.string(),
  person: z.string(),
  found_at: instantOut(),
  state: z.enum(FOUND_STATES),
  settled_at: instantOut().nullable(),
  settled_by: z.string(),
  reason: z.string().describe("Why it was set aside."),
  items: z.array(FoundItemDto),
  photos: z.array(
    z.object({ photo_id: z.string(), item_id: z.string().describe("Empty: all of it."), url: z.string() }),
  ),
});

const newItem = z.object({
  item_id: z.uuid(),
  code: text(254).default(""),
  description: text(255).default(""),
  tag_price: amount().nullable().default(null).describe("What stands on its price tag."),
  unit_id: text(128).default(""),
});

export const recordFoundParcel = defineMutation({
  summary: "Keep what nobody announced",
  description:
    "A parcel without a return or, with `process_id`, what lay in the parcel of that return besides what it announces. " +
    "It has an id of its own: sent again, it is kept once.",
  scope: "station:work",
  input: z.object({
    found_id: z.uuid(),
    process_id: text(128).default(""),
    plate: z.string().regex(FOUND_PLATE, { error: "must be a plate as stations make them, for example UP-7F3K-92QD" }),
    code: text(254).default(""),
    note: visibleText(2000).default(""),
    place: text(255).default(""),
    user: visibleText(254).default("").describe("Email of the person who found it."),
    age_seconds: z.int().min(0).max(2_592_000).default(0),
    items: z.array(newItem).max(MOST_ITEMS).default([]),
  }),
  output: z.object({ is_repeated: z.boolean(), found: FoundParcelDto }),
});

export const addFoundPhoto = defineMutation({
  summary: "Keep a photo of something that nobody announced",
  description: "As photos of units: drawn anew, and kept once per id.",
  scope: "station:work",
  input: z.object({
    photo_id: z.uuid(),
    found_id: identifier(),
    item_id: text(128).default(""),
    content: requiredText(MOST_PHOTO_CHARACTERS).describe("Base64 of the file's bytes."),
  }),
  output: z.object({ is_repeated: z.boolean() }),
});

export const listFoundParcels = defineQuery({
  summary: "List what nobody announced",
  description:
    "What waits for someone's word or, with `is_settled`, what was matched or set aside. The latest first, at most 100. " +
    "Links to photos live ten minutes.",
  scope: "station:work",
  input: z.object({ is_settled: z.boolean().default(false) }),
  output: z.object({ found: z.array(FoundParcelDto) }),
});

const ProposedOrderDto = z.object({
  order_id: z.string(),
  order_name: z.string(),
  store_name: z.string(),
  customer_name: z.string(),
  currency: currencyCode(),
  purchased_at: instantOut(),
  why: z.array(z.enum(FOUND_REASONS)).describe("What speaks for it, the strongest first."),
  lines: z.array(
    z.object({
      line_item_id: z.string(),
      sku: z.string(),
      ean: z.string(),
      name: z.string(),
      variant_name: z.string(),
      image_url: z.string(),
      unit_price: amount(),
      free_quantity: z.int().describe("Pieces that were sent out and are in no return."),
      item_ids: z.array(z.string()).describe("Found items that have its code."),
    }),
  ),
});

export const proposeFoundOrders = defineQuery({
  summary: "Propose whose a found parcel is",
  description:
    "Orders by the products that were found, what the label names, quantity, price and recency, the likeliest first; at " +
    "most nine. Nothing is changed: a person confirms with matchFoundParcel.",
  scope: "station:work",
  input: z.object({
    found_id: identifier(),
    query: text(254).default("").describe("An order's number or an email address that a person knows."),
  }),
  output: z.object({ found: FoundParcelDto, orders: z.array(ProposedOrderDto) }),
});

export const matchFoundParcel = defineMutation({
  summary: "Make returns of a found parcel",
  description:
    "One return per order, so that each refund is held to what was paid for that order; all of them or none. They are in " +
    "the warehouse at once and wait for their check. Items that no order takes go on waiting.",
  scope: "station:work",
  input: z.object({
    found_id: identifier(),
    user: visibleText(254).default(""),
    orders: z
      .array(
        z.object({
          order_id: identifier(),
          lines: z
            .array(
              z.object({
                line_item_id: identifier(),
                quantity: z.int().min(1).max(MOST_ITEMS),
                item_ids: z.array(text(128)).max(MOST_ITEMS).default([]),
              }),
            )
            .min(1)
            .max(MOST_ITEMS),
        }),
      )
      .min(1)
      .max(9),
  }),
  output: z.object({ parcels: z.array(StationParcelDto) }),
});

export const setFoundAside = defineMutation({
  summary: "Say that a found parcel stays where it is",
  description: "It belongs to no order of ours, or goes another way. It waits no longer; the reason is kept.",
  scope: "station:work",
  input: z.object({ found_id: identifier(), reason: requiredVisibleText(500), user: visibleText(254).default("") }),
  output: z.object({ found: FoundParcelDto }),
});
