import type { getStation, ShiftParcelDto } from "@/contract/dashboard/station";
import type { StationParcelDto } from "@/contract/schemas/station-parcel";
import type { StationRulesDto } from "@/contract/schemas/station-rules";
import { reasonName } from "@/contract/vocabulary/reason-name";
import { PARCEL_CODE_KINDS } from "@/contract/vocabulary/search";
import type { OrderLine } from "@/server/domain/orders/types";
import { sumDueMinor } from "@/server/domain/payouts/payout-money";
import type { ReturnProcess, ReturnUnit } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { whyNoUndo } from "@/server/domain/reviews/why-no-undo";
import { searchKeys } from "@/server/domain/search/search-keys";
import { parcelsOf } from "@/server/domain/shipping/parcels";
import { reasonRequiresGrade } from "@/server/domain/store/requires-grade";
import type { StationRules } from "@/server/domain/store/station-rules";
import type { Store } from "@/server/domain/store/types";
import type { Shown } from "@/server/kernel/wire-names";
import { incompleteReview } from "./incomplete-review";
import { presentAmount } from "./money";
import { processLines } from "./process-lines";
import { type TeamNames, teamName } from "./team-name";

type Parcel = Shown<typeof StationParcelDto>;

type ParcelFacts = { process: ReturnProcess; store: Store; place: string };

export const presentStationParcel = ({ process, store, place }: ParcelFacts): Parcel => {
  const codes = searchKeys(process).filter(({ kind }) => PARCEL_CODE_KINDS.includes(kind));
  return {
    ...process,
    processId: process.id,
    customerName: `${process.firstName} ${process.lastName}`.trim(),
    orderName: process.order.name,
    codes: [...new Set(codes.map(({ key }) => key))],
    refundIfAccepted: presentAmount(refundOutlook(process).totalMinor),
    hasOverride: process.overrideMinor !== null,
    authorization: process.authorization.status,
    holdReason: process.status === "ON_HOLD" ? process.holds.map(({ reason }) => reason).join(" ") : "",
    place,
    requestedAt: process.createdAt,
    wait: presentStationWait(process),
    pieces: parcelsOf(process).map(({ number, count, shipment }) => ({
      number,
      trackingNumber: shipment?.trackingNumber ?? "",
      shippingStatus: count === 1 ? process.shippingStatus : (shipment?.status ?? "NO_SHIPPING_STATUS"),
    })),
    units: processLines(process).flatMap(({ line, units }) =>
      units.filter(comesBack).map((unit) => presentStationUnit(store, { line, unit })),
    ),
  };
};

/** Only for inspections that can still be undone, because the station needs nothing else. */
const presentStationWait = (process: ReturnProcess): Parcel["wait"] => {
  const [wait] = process.payoutWaits;
  if (wait === undefined || whyNoUndo(process) !== null) return null;
  return {
    goesOutAt: wait.goesOutAt,
    recordedBy: wait.recordedByName,
    recordedAt: wait.recordedAt,
    amount: presentAmount(sumDueMinor(process.payouts)),
  };
};

const presentStationUnit = (
  { config: { returnReasons } }: Store,
  { line, unit }: { line: OrderLine; unit: ReturnUnit },
): Parcel["units"][number] => ({
  ...line,
  unitId: unit.id,
  lineItemId: line.id,
  returnReason: unit.returnReason,
  reasonName: reasonName(returnReasons, unit.returnReason),
  comment: unit.comment,
  paidAmount: presentAmount(unit.paidMinor),
  isExchanged: unit.exchange !== null,
  requiresGrade: reasonRequiresGrade(returnReasons, unit.returnReason),
  verdict: unit.verdict,
  rejectReason: unit.rejectReason ?? "",
});

export const presentStationRules = (rules: StationRules): Shown<typeof StationRulesDto> => ({
  ...rules,
  dispositions: rules.dispositions.map(({ verdict, reasons, categoryIds, grades = [], place, hint }) => ({
    ...{ verdict, reasons, grades, place, hint },
    categoryIds,
  })),
  askAbove: presentAmount(rules.askAboveMinor),
  checkLists: rules.checkLists.map(({ categoryIds, lines }) => ({ categoryIds, lines })),
});

export const presentStationStore = (store: Store): Shown<(typeof getStation)["output"]>["stores"][number] => ({
  ecommerceId: store.id,
  name: store.name,
  currency: store.currencyCode,
  timeZone: store.timeZone,
  rejectReasons: store.config.rejectReasons,
  incompleteReview: incompleteReview(store),
  rules: presentStationRules(store.config.station),
});

/** An inspection as the database returns it. */
export type ShiftFact = {
  processId: string;
  returnCode: string;
  customerName: string;
  storeName: string;
  person: string;
  decidedAt: string;
  spentSeconds: number;
  approved: number;
  declined: number;
  missing: number;
  undoneAt: string | null;
};

export const presentShiftParcel = (fact: ShiftFact, team: TeamNames): Shown<typeof ShiftParcelDto> => ({
  ...fact,
  person: teamName(team, fact.person),
  at: fact.decidedAt,
});
