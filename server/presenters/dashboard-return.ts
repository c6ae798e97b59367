import type { getReturnDetail } from "@/contract/dashboard/returns";
import { DAMAGE_GRADES } from "@/contract/vocabulary/damage";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import { SHIPPING_STATUSES, type ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { Problem } from "@/server/domain/dashboard/types";
import type { Dispute } from "@/server/domain/orders/dispute";
import type { Shipment } from "@/server/domain/process/shipment";
import { whyNot } from "@/server/domain/process/transition";
import type { ReturnProcess } from "@/server/domain/process/types";
import { comesBack } from "@/server/domain/process/unit-questions";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { whyNoFurtherParcel, whyParcelStays } from "@/server/domain/shipping/can-add-parcel";
import { pickupsOf } from "@/server/domain/shipping/logistic-order";
import { parcelContents } from "@/server/domain/shipping/parcel-lines";
import { liveShipments, parcelLeg, parcelOfLeg, parcelsOf } from "@/server/domain/shipping/parcels";
import { reasonRequiresGrade } from "@/server/domain/store/requires-grade";
import type { Store } from "@/server/domain/store/types";
import type { ProcessDelivery } from "@/server/domain/webhooks/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";
import { type DocumentFact, presentDocument } from "./document";
import { incompleteReview } from "./incomplete-review";
import { presentAmount } from "./money";
import { presentPayoutWait } from "./payout-wait";
import { presentProblem } from "./problems";
import { presentOutlook } from "./refund-outlook";
import { presentReturnSummary } from "./return-summary";
import { presentApproval, presentFinding } from "./staff-approval";
import { presentDecisions } from "./staff-decisions";
import { teamName } from "./team-name";
import { timelineParts, timelineText } from "./timeline-text";
import { processStatusKey, type TimelineFact } from "./tracking";

/** Returns the cursor of the next page of returns; opaque to clients. */
export const cursorOf = ({ updatedAt, id }: Pick<ReturnProcess, "updatedAt" | "id">): string => `${updatedAt}~${id}`;

/** Parses a cursor; an invalid one starts at the top. */
export const readCursor = (cursor: string): { updatedAt: string; id: string } | null => {
  const [updatedAt = "", id = ""] = cursor.split("~");
  return id === "" || Number.isNaN(Date.parse(updatedAt)) ? null : { updatedAt, id };
};

type DetailFacts = {
  process: ReturnProcess;
  store: Store;
  timeline: TimelineFact[];
  deliveries: ProcessDelivery[];
  otherReturns: { id: string; returnCode: string; status: ProcessStatus; createdAt: string }[];
  ordersOfCustomer: { count: number; returned: number };
  /** Members of the team: the timeline uses their names. */
  team: { name: string; email: string }[];
  work: { assignee: { id: string; name: string } | null; tags: string[] };
  problems: Problem[];
  /** What the shop, carrier or payment provider has not completed yet. */
  partnerWait: Detail["partnerWait"];
  /** Disputes about the order's payments, newest first. */
  disputes: readonly Dispute[];
  documents: DocumentFact[];
  appUrl: string;
  /** The member of staff viewing the return. */
  readerId: string;
};

/** Returns the status that an entry moved the parcel to; a late report moved nothing. */
const movedTo = ({ kind, data }: TimelineFact): ShippingStatus | null =>
  kind === "SHIPPING_STATUS" && data.isLate !== true
    ? (SHIPPING_STATUSES.find((status) => status === data.to) ?? null)
    : null;

/** Returns ", decided by Sven": who decided, if somebody else submitted it. */
const decidersOf = ({ kind, actorName, data }: TimelineFact, team: DetailFacts["team"]): string => {
  if (kind !== "REVIEW" || typeof data.user !== "string") return "";
  const names = data.user.split(", ").map((said) => teamName(team, said));
  const others = [...new Set(names)].filter((name) => name !== "");
  return others.length === 0 || (others.length === 1 && others[0] === actorName)
    ? ""
    : `, decided by ${others.join(" and ")}`;
};

/**
 * In entries that the shopper can see, a message between colleagues is kept separate; a message to the shopper is part
 * of what they see.
 */
const entryWords = (told: TimelineFact, team: DetailFacts["team"]): { text: string; forColleagues: string } => {
  const { user } = told.data;
  const isOfOne = told.kind !== "REVIEW" && typeof user === "string";
  const fact = isOfOne ? { ...told, data: { ...told.data, user: teamName(team, user) } } : told;
  if (!fact.isShopperVisible || fact.kind === "NOTE")
    return { text: timelineText(fact) + decidersOf(fact, team), forColleagues: "" };
  const { text, said } = timelineParts(fact);
  return { text: text + decidersOf(fact, team), forColleagues: said };
};

const presentDispute = ({ reference, status, amountMinor, currency, reason, answerBy }: Dispute) => ({
  ...{ disputeId: reference, status, amount: String(amountMinor), currency, reason, answerBy },
});

const presentShipment = (shipment: Shipment): Detail["shipments"][number] => ({
  ...shipment,
  hasLabel: shipment.labelFileId !== null && shipment.voidedAt === null,
  price: shipment.priceMinor === null ? null : presentAmount(shipment.priceMinor),
  billed:
    shipment.billedMinor === null
      ? null
      : { amount: presentAmount(shipment.billedMinor), reason: shipment.billedReason },
  insured: shipment.insuredMinor === null ? null : presentAmount(shipment.insuredMinor),
  from: presentAddress(shipment.fromAddress),
  to: presentAddress(shipment.toAddress),
});

/** Returns the valid labels in the order of their parcels, then the void ones. */
const validFirst = (process: ReturnProcess): Shipment[] => [
  ...liveShipments(process),
  ...process.shipments.filter(({ voidedAt }) => voidedAt !== null),
];

const presentParcels = (process: ReturnProcess): Detail["parcels"] => {
  const contents = parcelContents(process);
  const shown = validFirst(process);
  return parcelsOf(process).map(({ number, shipment }) => ({
    number,
    shipment: shipment === null ? null : shown.indexOf(shipment),
    awaitsLabel: process.activities.some(
      ({ name, leg, state }) => name === "CREATE_LOGISTIC_ORDER" && leg === parcelLeg(number) && state === "WAITING",
    ),
    canVoid: whyParcelStays(process, number) === null,
    items: (contents.get(number) ?? []).map(({ name, quantity }) => ({ name, quantity })),
  }));
};

type Detail = Shown<(typeof getReturnDetail)["output"]>;

export const presentReturnDetail = (facts: DetailFacts): Detail => {
  const { process, store } = facts;
  return {
    summary: presentReturnSummary(process, facts.appUrl),
    outlook: presentOutlook(refundOutlook(process)),
    statusKey: processStatusKey(process),
    orderId: process.orderId,
    labelSource: process.labelSource,
    awaitsLabel: process.activities.some(
      ({ name, leg, state }) => name === "CREATE_LOGISTIC_ORDER" && parcelOfLeg(leg) !== null && state === "WAITING",
    ),
    isGift: process.terms.isGift === true,
    store: {
      ...store,
      labelFormat: store.config.logistics.labelFormat,
    },
    rejectReasons: store.config.rejectReasons,
    reasonNames: Object.fromEntries(store.config.returnReasons.map(({ name, label }) => [name, label])),
    people: namesOf(process, facts.team),
    incompleteReview: incompleteReview(store),
    grading: presentGrading(process, store),
    parcels: presentParcels(process),
    whyNoParcel: whyNoFurtherParcel(process, { isShopper: false }) ?? "",
    shipments: validFirst(process).map(presentShipment),
    pickups: pickupsOf(process).map((pickup) => ({
      ...{ ...pickup, pickupId: pickup.id },
      address: pickup.address && presentAddress(pickup.address),
    })),
    documents: facts.documents.map(presentDocument),
    whyNoCancel: whyNot(process, "OPERATOR_CANCEL") ?? "",
    problems: facts.problems.map(presentProblem),
    partnerWait: facts.partnerWait,
    disputes: facts.disputes.map(presentDispute),
    payoutWait: presentPayoutWait(process, facts.readerId),
    authorization: presentApproval(process),
    risk: process.risk && { score: process.risk.score, findings: process.risk.findings.map(presentFinding) },
    work: {
      assignee: facts.work.assignee && { userId: facts.work.assignee.id, name: facts.work.assignee.name },
      tags: facts.work.tags,
    },
    policy: { version: process.policyVersion, decisions: presentDecisions(process) },
    timeline: facts.timeline.map((fact) => ({
      ...fact,
      ...entryWords(fact, facts.team),
      shippingStatus: movedTo(fact),
    })),
    deliveries: facts.deliveries.map((delivery) => ({
      ...delivery,
      deliveryId: delivery.id,
    })),
    ordersOfCustomer: facts.ordersOfCustomer,
    otherReturns: facts.otherReturns.map(({ id, returnCode, status, createdAt }) => ({
      ...{ processId: id, returnCode, status, createdAt },
    })),
  };
};

/** Returns the names of team members who inspected a unit or marked a refund. */
const namesOf = ({ units, payouts }: ReturnProcess, team: DetailFacts["team"]): Record<string, string> => {
  const told = new Set([...units.map(({ reviewedBy }) => reviewedBy), ...payouts.map(({ externalBy }) => externalBy)]);
  return Object.fromEntries(
    [...told].map((said) => [said, teamName(team, said)] as const).filter(([said, name]) => said !== name),
  );
};

/** Returns the grades that the inspection form asks for units whose return reason requires one. */
const presentGrading = ({ units }: ReturnProcess, { config: { returnReasons, station } }: Store) => ({
  grades: station.grades.length > 0 ? station.grades : [...DAMAGE_GRADES],
  unitIds: units
    .filter((unit) => comesBack(unit) && reasonRequiresGrade(returnReasons, unit.returnReason))
    .map(({ id }) => id),
});
