import type { z } from "zod";
import type { getStation, ShiftParcelDto } from "@/contract/dashboard/station";
import type { StationParcelDto } from "@/contract/schemas/station-parcel";
import type { StationRulesDto } from "@/contract/schemas/station-rules";
import { PARCEL_CODE_KINDS } from "@/contract/vocabulary/search";
import { sumDueMinor } from "@/server/domain/money/payout-money";
import type { OrderLine } from "@/server/domain/orders/types";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { whyNoUndo } from "@/server/domain/reviews/why-no-undo";
import { searchKeys } from "@/server/domain/search/search-keys";
import { parcelsOf } from "@/server/domain/shipping/parcels";
import { reasonRequiresGrade } from "@/server/domain/store/requires-grade";
import type { StationRules } from "@/server/domain/store/station-rules";
import type { Store } from "@/server/domain/store/types";
import { incompleteReview } from "./incomplete-review";
import { presentAmount } from "./money";
import { processLines } from "./process-lines";

type Parcel = z.input<typeof StationParcelDto>;

type ParcelFacts = { process: ReturnProcess; store: Store; place: string };

export const presentStationParcel = ({ process, store, place }: ParcelFacts): Parcel => {
  const codes = searchKeys(process).filter(({ kind }) => PARCEL_CODE_KINDS.includes(kind));
  return {
    process_id: process.id,
    return_code: process.returnCode,
    ecommerce_id: process.ecommerceId,
    store_name: process.storeName,
    customer_name: `${process.firstName} ${process.lastName}`.trim(),
    order_name: process.order.name,
    codes: [...new Set(codes.map(({ key }) => key))],
    currency: process.currency,
    refund_if_accepted: presentAmount(refundOutlook(process).totalMinor),
    has_override: process.overrideMinor !== null,
    status: process.status,
    shipping_status: process.shippingStatus,
    authorization: process.authorization.status,
    hold_reason: process.status === "ON_HOLD" ? process.holds.map(({ reason }) => reason).join(" ") : "",
    place,
    requested_at: process.createdAt,
    arrived_at: process.arrivedAt,
    updated_at: process.updatedAt,
    wait: presentStationWait(process),
    pieces: parcelsOf(process).map(({ number, count, shipment }) => ({
      number,
      tracking_number: shipment?.trackingNumber ?? "",
      shipping_status: count === 1 ? process.shippingStatus : (shipment?.status ?? "NO_SHIPPING_STATUS"),
    })),
    units: processLines(process).flatMap(({ line, units }) =>
      units.filter(comesBack).map((unit) => presentStationUnit(store, { line, unit })),
    ),
  };
};

/** Only what can still be undone: of everything else the station has nothing to do. */
const presentStationWait = (process: ReturnProcess): Parcel["wait"] => {
  const [wait] = process.payoutWaits;
  if (wait === undefined || whyNoUndo(process) !== null) return null;
  return {
    goes_out_at: wait.goesOutAt,
    recorded_by: wait.recordedByName,
    recorded_at: wait.recordedAt,
    amount: presentAmount(sumDueMinor(process.payouts)),
  };
};

const presentStationUnit = (
  { config: { returnReasons } }: Store,
  { line, unit }: { line: OrderLine; unit: ReturnUnit },
): Parcel["units"][number] => ({
  unit_id: unit.id,
  line_item_id: line.id,
  sku: line.sku,
  ean: line.ean,
  name: line.name,
  variant_name: line.variantName,
  image_url: line.imageUrl,
  category_ids: line.categoryIds,
  return_reason: unit.returnReason,
  comment: unit.comment,
  paid_amount: presentAmount(unit.paidMinor),
  is_exchanged: unit.exchange !== null,
  requires_grade: reasonRequiresGrade(returnReasons, unit.returnReason),
  verdict: unit.verdict,
  reject_reason: unit.rejectReason ?? "",
});

export const presentStationRules = (rules: StationRules): z.input<typeof StationRulesDto> => ({
  dispositions: rules.dispositions.map(({ verdict, reasons, categoryIds, grades = [], place, hint }) => ({
    ...{ verdict, reasons, grades, place, hint },
    category_ids: categoryIds,
  })),
  photo_reasons: rules.photoReasons,
  is_reason_shown: rules.isReasonShown,
  ask_above: presentAmount(rules.askAboveMinor),
  grades: rules.grades,
  is_grade_asked: rules.isGradeAsked,
  check_lists: rules.checkLists.map(({ categoryIds, lines }) => ({ category_ids: categoryIds, lines })),
});

export const presentStationStore = (store: Store): z.input<(typeof getStation)["output"]>["stores"][number] => ({
  ecommerce_id: store.id,
  name: store.name,
  currency: store.currencyCode,
  time_zone: store.timeZone,
  reject_reasons: store.config.rejectReasons,
  incomplete_review: incompleteReview(store),
  rules: presentStationRules(store.config.station),
});

/** What was checked, as the database gives it. */
export type ShiftFact = {
  processId: string;
  returnCode: string;
  customerName: string;
  storeName: string;
  person: string;
  decidedAt: Date;
  spentSeconds: number;
  approved: number;
  declined: number;
  missing: number;
  undoneAt: Date | null;
};

export const presentShiftParcel = (fact: ShiftFact): z.input<typeof ShiftParcelDto> => ({
  return_code: fact.returnCode,
  process_id: fact.processId,
  customer_name: fact.customerName,
  store_name: fact.storeName,
  person: fact.person,
  at: fact.decidedAt.toISOString(),
  spent_seconds: fact.spentSeconds,
  approved: fact.approved,
  declined: fact.declined,
  missing: fact.missing,
  undone_at: fact.undoneAt?.toISOString() ?? null,
});
