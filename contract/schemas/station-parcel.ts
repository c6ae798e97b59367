import { z } from "zod";
import { amount, currencyCode, instantOut } from "../base/wire";
import { AUTHORIZATION_STATUSES } from "../vocabulary/authorization";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { UNIT_VERDICTS } from "../vocabulary/unit";

/** What a station may know of a unit without asking again. */
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
  reason_name: z.string().describe("What the store calls the return reason."),
  comment: z.string(),
  paid_amount: amount(),
  is_exchanged: z.boolean(),
  requires_grade: z.boolean().describe("It cannot be approved without a grade."),
  verdict: z.enum(UNIT_VERDICTS),
  reject_reason: z.string(),
});

/** What the last inspection of a parcel pays while it can still be undone. */
const StationWaitDto = z.object({
  goes_out_at: instantOut().nullable().describe("Null: a second person has to release it."),
  recorded_by: z.string(),
  recorded_at: instantOut(),
  amount: amount().describe("0 where nothing is refunded."),
});

/** One of the parcels of a return in several. */
const StationPieceDto = z.object({
  number: z.int().describe("Its own for good; its place in the list is how people count it."),
  tracking_number: z.string(),
  shipping_status: z.enum(SHIPPING_STATUSES),
});

/** A parcel as the warehouse sees it: what is expected in it, and whether it may be checked. */
export const StationParcelDto = z.object({
  process_id: z.string(),
  return_code: z.string(),
  ecommerce_id: z.string(),
  store_name: z.string(),
  customer_name: z.string(),
  order_name: z.string(),
  codes: z.array(z.string()).describe("What stands on it or its slip and names it alone."),
  currency: currencyCode(),
  refund_if_accepted: amount().describe("What the shopper gets if every unit without a verdict is accepted."),
  has_override: z.boolean(),
  status: z.enum(PROCESS_STATUSES),
  shipping_status: z.enum(SHIPPING_STATUSES),
  authorization: z.enum(AUTHORIZATION_STATUSES),
  hold_reason: z.string().describe("Why it stands still; empty where it does not."),
  place: z.string().describe("The warehouse that it belongs to; empty where none was set up."),
  requested_at: instantOut(),
  arrived_at: instantOut().nullable(),
  updated_at: instantOut(),
  wait: StationWaitDto.nullable().describe("Null where no inspection can be undone."),
  pieces: z.array(StationPieceDto).describe("The parcels that it comes in, in their order; one for most returns."),
  units: z.array(StationUnitDto).describe("Without those that the shopper keeps."),
});
