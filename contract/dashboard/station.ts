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
  summary: "What a warehouse station needs to work",
  description: "The person, the warehouses, and the stores with their rules of the check.",
  scope: "station:work",
  output: z.object({
    person: z.object({
      name: z.string(),
      email: z.string(),
      can_override: z.boolean(),
      has_dashboard: z.boolean(),
      is_by_pin: z.boolean().describe("Took over with a PIN: this session opens the station alone."),
    }),
    people: z.array(z.object({ user_id: z.string(), name: z.string() })).describe("Who may take over here with a PIN."),
    team: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .describe("Who can work at a station, by name: what a colleague decided is told by their email."),
    places: z
      .array(z.object({ name: z.string(), city: z.string() }))
      .describe("Stores may share a warehouse: the same name is the same place."),
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
  summary: "List the parcels that may come to a station",
  description:
    "Every return of which something is still to be checked, the latest change first. With `since`, all that changed " +
    "from that moment on, so that a station forgets what is done.",
  scope: "station:work",
  input: z.object({ since: instant().optional(), cursor: text(256).default("") }),
  output: z.object({ parcels: z.array(StationParcelDto), next_cursor: z.string().nullable() }),
});

export const findStationParcels = defineQuery({
  summary: "Find the parcels that a code names",
  description:
    "By whole codes as they were scanned, or, typed, by anything that the search of the dashboard understands. Whatever " +
    "their state; at most nine, the newest first.",
  scope: "station:work",
  input: z.object({
    codes: z.array(text(254)).max(40).default([]),
    query: text(254).default("").describe("Typed by a person; instead of codes."),
  }),
  output: z.object({ parcels: z.array(StationParcelDto) }),
});

export const receiveParcel = defineMutation({
  summary: "Note that a parcel is in the warehouse",
  description:
    "Its shipping status becomes IN_WAREHOUSE. A return that has ended, or that waits for approval, stays as it is. Of a " +
    "return in several parcels the named one has arrived, and the return with the last. Without a name the first one has, " +
    "as long as none was here before. Answers the parcel as it is now, and what to go back to.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    piece: z.int().min(1).optional().describe("Number of the parcel, of a return in several."),
  }),
  output: z.object({
    parcel: StationParcelDto,
    moved_from: z.enum(SHIPPING_STATUSES).nullable().describe("Null where nothing was moved."),
    piece: z.int().nullable().describe("Which one of several was moved; null: none, or there is one only."),
  }),
});

export const takeBackArrival = defineMutation({
  summary: "Take back that a parcel is in the warehouse",
  description:
    "For a parcel that was scanned by mistake: its shipping status becomes what `receiveParcel` moved it from.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    moved_from: z.enum(SHIPPING_STATUSES),
    piece: z.int().min(1).nullable().default(null).describe("What `receiveParcel` answered."),
    user: visibleText(254).default("").describe("Email of who scanned it."),
  }),
  output: z.object({}),
});

const verdict = z.object({
  line_item_id: identifier(),
  unit_id: identifier(),
  user: visibleText(254).default("").describe("Email of who decided it; empty for who finished the parcel."),
  status: z.enum(REVIEW_STATUSES),
  reject_reason: visibleText(500).default("").describe("Required when status is DECLINED."),
  show_reject_reason: z.boolean().default(false),
  grade: text(40).default("").describe("In what condition an approved unit is, as the store calls it."),
  checks: z.array(text(80)).max(6).default([]).describe("Lines of the check list that were found right."),
});

export const submitParcel = defineMutation({
  summary: "Record what a station decided about a parcel",
  description:
    "The same decision as POST /v1/ops/ecommerce/review. The submission has an id of its own: sent again, it changes " +
    "nothing and answers the same, so that a station that lost its network may send until it is told.",
  scope: "station:work",
  input: z.object({
    submission_id: z.uuid().describe("Made by the station, once per parcel that it finished."),
    process_id: identifier(),
    place: text(255).default(""),
    user: visibleText(254).default("").describe("Email of who finished the parcel."),
    age_seconds: z
      .int()
      .min(0)
      .max(2_592_000)
      .default(0)
      .describe("How long ago it was decided; clocks of stations are not believed."),
    spent_seconds: z.int().min(0).max(86_400).default(0).describe("From opening the parcel to the end."),
    reviews: z.array(verdict).min(1).max(1000),
    refund_override: refundOverride(),
    execute_authorization: z.boolean().default(false),
    note: visibleText(2000).default("").describe("For colleagues; the shopper does not see it."),
    note_user: text(254).default("").describe("Email of who wrote it; empty for who finished the parcel."),
  }),
  output: z.object({
    is_repeated: z.boolean(),
    approved: z.int(),
    declined: z.int(),
    missing: z.int(),
    parcel: StationParcelDto,
  }),
});

/** A photo of a tablet, made smaller there; base64 is a third larger. */
const MOST_PHOTO_CHARACTERS = 900_000;

export const undoParcel = defineMutation({
  summary: "Undo what a station decided about a parcel",
  description: "The same as POST /v1/processes/{process_id}/reviews/undo: while its refund waits, and whole.",
  scope: "station:work",
  input: z.object({
    process_id: identifier(),
    user: text(254).default("").describe("Email of who undoes it."),
  }),
  output: z.object({ parcel: StationParcelDto }),
});

export const addInspectionPhoto = defineMutation({
  summary: "Keep a photo of a unit",
  description:
    "JPEG, PNG or WebP, drawn anew, so that it tells no place and no owner. The photo has an id of its own: sent again, " +
    "it is kept once.",
  scope: "station:work",
  input: z.object({
    photo_id: z.uuid(),
    process_id: identifier(),
    unit_id: identifier(),
    content: requiredText(MOST_PHOTO_CHARACTERS).describe("Base64 of the file's bytes."),
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
  undone_at: instantOut().nullable().describe("The inspection was undone; null: it counts."),
});

export const getShift = defineQuery({
  summary: "What was checked since a moment",
  description:
    "Every parcel that stations finished, the latest first, at most 1000; of one person, or of all. Of a parcel that " +
    "several people checked each has an entry with the units that they decided; its time is with who finished it.",
  scope: "station:work",
  input: z.object({ since: instant(), only_mine: z.boolean().default(true) }),
  output: z.object({ parcels: z.array(ShiftParcelDto) }),
});
