import { z } from "zod";
import { amount, currencyCode, instantOut } from "../base/wire";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { UNIT_VERDICTS } from "../vocabulary/unit";

/** What a station stores of a unit, so that it needs no further request. */
export const StationUnitDto = z.object({
  unit_id: z.string(),
  line_item_id: z.string(),
  sku: z.string(),
  ean: z.string(),
  name: z.string(),
  variant_name: z.string(),
  image_url: z.string(),
  category_ids: z.array(z.string()),
  return_reason: z.string(),
  reason_name: z.string().describe("The store's label of the return reason."),
  comment: z.string(),
  paid_amount: amount(),
  is_exchanged: z.boolean(),
  requires_grade: z.boolean().describe("Whether a grade is required to approve the unit."),
  verdict: z.enum(UNIT_VERDICTS),
  reject_reason: z.string(),
});

/** The refund from a parcel's last inspection while it can still be undone. */
const StationWaitDto = z.object({
  goes_out_at: instantOut().nullable().describe("`null` if a second person has to release the refund."),
  recorded_by: z.string(),
  recorded_at: instantOut(),
  amount: amount().describe("0 if nothing is refunded."),
});

/** One parcel of a return with several. */
const StationPieceDto = z.object({
  number: z.int().describe("Permanent number of the parcel. Its position in the list is the number shown to people."),
  tracking_number: z.string(),
  shipping_status: z.enum(SHIPPING_STATUSES),
});

/** A parcel as the warehouse sees it: the expected units, and whether it may be inspected. */
export const StationParcelDto = z.object({
  process_id: z.string(),
  return_code: z.string(),
  ecommerce_id: z.string(),
  store_name: z.string(),
  customer_name: z.string(),
  order_name: z.string(),
  codes: z.array(z.string()).describe("Codes on the parcel or its packing slip that identify it uniquely."),
  currency: currencyCode(),
  refund_if_accepted: amount().describe("Refund if every unit without a decision is accepted."),
  has_override: z.boolean(),
  status: z.enum(PROCESS_STATUSES),
  shipping_status: z.enum(SHIPPING_STATUSES),
  authorization: z.enum(AUTHORIZATION_STATUSES),
  hold_reason: z.string().describe("Why the parcel is on hold. Empty if it is not."),
  place: z.string().describe("Warehouse that the parcel belongs to. Empty if no warehouse is set up."),
  requested_at: instantOut(),
  arrived_at: instantOut().nullable(),
  updated_at: instantOut(),
  wait: StationWaitDto.nullable().describe("`null` if inspections can't be undone."),
  pieces: z.array(StationPieceDto).describe("Parcels of the return, in order. Most returns have one."),
  units: z.array(StationUnitDto).describe("Units without those that the shopper keeps."),
});
