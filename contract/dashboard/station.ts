import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { currencyCode, identifier, instant, instantOut, requiredText, text, visibleText } from "../base/wire";
import { refundOverride } from "../schemas/refund-override";
import { StationParcelDto } from "../schemas/station-parcel";
import { StationRulesDto } from "../schemas/station-rules";
import { INCOMPLETE_REVIEW_RULES } from "../vocabulary/incomplete-review";
import { REVIEW_STATUSES } from "../vocabulary/review";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

export const getStation = defineQuery({
  summary: "Get the data of a warehouse station",
  description: "Returns the person, the warehouses, and the stores with their inspection rules.",
  scope: "station:work",
  output: z.object({
    person: z.object({
      name: z.string(),
      email: z.string(),
      can_override: z.boolean(),
      has_dashboard: z.boolean(),
      is_by_pin: z.boolean().describe("Whether this session was opened with a PIN. It can access only the station."),
    }),
    people: z
      .array(z.object({ user_id: z.string(), name: z.string() }))
      .describe("People who can take over here with a PIN."),
    team: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .describe("People who can work at a station, by name. A colleague's decisions are identified by their email."),
    places: z
      .array(z.object({ name: z.string(), city: z.string() }))
      .describe("Warehouses with the same name are the same place, so stores can share one."),
    stores: z.array(
      z.object({
        ecommerce_id: z.string(),
        name: z.string(),
        currency: currencyCode(),
        time_zone: z.string(),
        reject_reasons: z.array(z.string()),
        incomplete_review: z.enum(INCOMPLETE_REVIEW_RULES),
        rules: StationRulesDto,
      }),
    ),
  }),
});

export const listStationParcels = defineQuery({
  summary: "List the parcels that may arrive at a station",
  description:
    "Returns every return with units still to inspect, recently updated first. With `since`, all that changed from that time on, so that a station can remove completed ones.",
  scope: "station:work",
  input: z.object({ since: instant().optional(), cursor: text(256).default("") }),
  output: z.object({ parcels: z.array(StationParcelDto), next_cursor: z.string().nullable() }),
});

export const findStationParcels = defineQuery({
  summary: "Find parcels by code",
  description:
    "Matches whole codes as scanned or, for typed input, anything that the dashboard search matches. In any state, at most nine, newest first.",
  scope: "station:work",
  input: z.object({
    codes: z.array(text(254)).max(40).default([]),
    query: text(254).default("").describe("Text typed by a person, instead of codes."),
  }),
  output: z.object({ parcels: z.array(StationParcelDto) }),
});

export const receiveParcel = defineMutation({
  summary: "Record that a parcel has arrived",
  description:
    "Sets its shipping status to IN_WAREHOUSE. A return that has ended, or that needs approval, is not changed. If a return has several parcels, the given one has arrived, and the return with the last. Without a number, the first parcel is used as long as none has arrived. Returns the current parcel, and the status to revert to.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    piece: z.int().min(1).optional().describe("Number of the parcel, if the return has several."),
  }),
  output: z.object({
    parcel: StationParcelDto,
    moved_from: z.enum(SHIPPING_STATUSES).nullable().describe("`null` if nothing changed."),
    piece: z
      .int()
      .nullable()
      .describe("Parcel whose status changed, if there are several. `null` if there is only one or none changed."),
  }),
});

export const takeBackArrival = defineMutation({
  summary: "Undo the arrival of a parcel",
  description: "For a parcel that was scanned by mistake. Restores the shipping status from before `receiveParcel`.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    moved_from: z.enum(SHIPPING_STATUSES),
    piece: z.int().min(1).nullable().default(null).describe("What `receiveParcel` answered."),
    user: visibleText(254).default("").describe("Email address of the person who scanned it."),
  }),
  output: z.object({}),
});

const verdict = z.object({
  line_item_id: identifier(),
  unit_id: identifier(),
  user: visibleText(254)
    .default("")
    .describe("Email address of the person who decided. Empty: the person who finished the parcel."),
  status: z.enum(REVIEW_STATUSES),
  reject_reason: visibleText(500).default("").describe("Required if `status` is DECLINED."),
  show_reject_reason: z.boolean().default(false),
  grade: text(40).default("").describe("Condition of an approved unit, as one of the store's grades."),
  checks: z.array(text(80)).max(6).default([]).describe("Check list items that passed."),
});

export const submitParcel = defineMutation({
  summary: "Submit the inspection of a parcel",
  description:
    "Same decision as POST /v1/ops/ecommerce/review. Repeating the call with the same ID changes nothing and returns the same response, so a station that lost its network can retry until it gets one.",
  scope: "station:work",
  input: z.object({
    submission_id: z.uuid().describe("Generated by the station, once per finished parcel."),
    process_id: identifier(),
    place: text(255).default(""),
    user: visibleText(254).default("").describe("Email address of the person who finished the parcel."),
    age_seconds: z
      .int()
      .min(0)
      .max(2_592_000)
      .default(0)
      .describe("Seconds since the decision. The station's clock is not used."),
    spent_seconds: z.int().min(0).max(86_400).default(0).describe("Seconds from opening to finishing the parcel."),
    reviews: z.array(verdict).min(1).max(1000),
    refund_override: refundOverride(),
    execute_authorization: z.boolean().default(false),
    note: visibleText(2000).default("").describe("Internal note. Not shown to the shopper."),
    note_user: text(254)
      .default("")
      .describe("Email address of its author. Empty: the person who finished the parcel."),
  }),
  output: z.object({
    is_repeated: z.boolean(),
    approved: z.int(),
    declined: z.int(),
    missing: z.int(),
    parcel: StationParcelDto,
  }),
});

/** A tablet photo, resized on the device; base64 is a third larger. */
const MOST_PHOTO_CHARACTERS = 900_000;

export const undoParcel = defineMutation({
  summary: "Undo the inspection of a parcel",
  description:
    "Same as POST /v1/processes/{process_id}/reviews/undo: undoes the entire inspection while its refund waits.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    user: text(254).default("").describe("Email address of the person who undoes it."),
  }),
  output: z.object({ parcel: StationParcelDto }),
});

export const addInspectionPhoto = defineMutation({
  summary: "Add a photo of a unit",
  description:
    "JPEG, PNG or WebP, re-encoded without location or other metadata. Repeating the call with the same ID stores the photo only once.",
  scope: "station:work",
  input: z.object({
    photo_id: z.uuid(),
    process_id: identifier(),
    unit_id: identifier(),
    content: requiredText(MOST_PHOTO_CHARACTERS).describe("File, base64-encoded."),
  }),
  output: z.object({ is_repeated: z.boolean() }),
});

export const ShiftParcelDto = z.object({
  return_code: z.string(),
  process_id: z.string(),
  customer_name: z.string(),
  store_name: z.string(),
  person: z.string(),
  at: instantOut(),
  spent_seconds: z.int(),
  approved: z.int(),
  declined: z.int(),
  missing: z.int(),
  undone_at: instantOut().nullable().describe("When the inspection was undone. `null` if it was not."),
});

export const getShift = defineQuery({
  summary: "Get the inspections of a shift",
  description:
    "Returns every parcel finished at stations since the given time, newest first, at most 1000, of one person or of all. If several people inspected a parcel, each has an entry with the units that they decided; the time is counted for the person who finished it.",
  scope: "station:work",
  input: z.object({ since: instant(), only_mine: z.boolean().default(true) }),
  output: z.object({ parcels: z.array(ShiftParcelDto) }),
});
