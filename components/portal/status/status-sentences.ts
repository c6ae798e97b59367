import type { LabelSource } from "@/contract/vocabulary/label-source";
import type { StatusKey } from "@/contract/vocabulary/status-words";
import type { PortalText } from "@/messages/portal";

type Facts = {
  readonly store: string;
  readonly handOverBy: string | null;
  /** Day and hours of the pickup, if any. */
  readonly pickUp: string | null;
  /** Deadline for a refund that the store sends itself; null if it is sent automatically. */
  readonly refundBy: string | null;
  /** Everything is kept. */
  readonly isNothingSent: boolean;
  readonly labelSource: LabelSource;
  /** The shopper shipped it and entered the tracking number. */
  readonly isShipped: boolean;
  /** The day by which the store promised a label; null without a promise. */
  readonly labelDue: string | null;
  readonly isLabelLate: boolean;
  /** Why the store declined it; null if it didn't. */
  readonly refusal: string | null;
  /** A part was refunded as money, credit or gift card. */
  readonly isPaidBack: boolean;
  /** Replacement items are sent. */
  readonly isExchanged: boolean;
  /** Replacement items are sent and no money moves either way. */
  readonly isOnlyExchanged: boolean;
  readonly unitsTotal: number;
  readonly unitsDecided: number;
  readonly unitsRefused: number;
  readonly code: string;
};

/** The status of a return, in one sentence. */
export function statusTitle(t: PortalText, key: StatusKey, facts: Facts): string {
  switch (key) {
    case "LABEL_PENDING":
      return pendingTitle(t, facts);
    case "READY_TO_SEND":
      if (facts.labelSource === "NONE") return ownTitle(t, facts);
      if (facts.pickUp) return t("status.title.readyPickup", { pickUp: facts.pickUp });
      return facts.handOverBy ? t("status.title.readyBy", { day: facts.handOverBy }) : t("status.title.READY_TO_SEND");
    case "INSPECTING":
      return t("status.title.INSPECTING", { decided: facts.unitsDecided, total: facts.unitsTotal });
    case "PAYING":
      if (facts.isOnlyExchanged) return t("status.title.payingExchange", { store: facts.store });
      if (facts.refundBy) return t("status.title.payingByStore", { store: facts.store, day: facts.refundBy });
      return t(facts.isNothingSent ? "status.title.payingKept" : "status.title.PAYING");
    case "COMPLETED":
      return completedTitle(t, facts);
    case "COMPLETED_PARTIAL":
      return t("status.title.COMPLETED_PARTIAL", { refused: facts.unitsRefused });
    case "CANCELED":
      return t(facts.refusal === null ? "status.title.CANCELED" : "status.title.notApproved");
    default:
      return t(`status.title.${key}`);
  }
}

/** A label that staff upload is promised, not being created. */
function pendingTitle(t: PortalText, { labelSource, labelDue, isLabelLate }: Facts): string {
  if (labelSource !== "STORE") return t(labelSource === "NONE" ? "manual.own.name" : "status.title.LABEL_PENDING");
  if (isLabelLate) return t("manual.label.lateTitle");
  return labelDue ? t("manual.label.title", { day: labelDue }) : t("manual.label.titleOpen");
}

function ownTitle(t: PortalText, { isShipped, handOverBy }: Facts): string {
  if (isShipped) return t("manual.own.sent");
  return handOverBy ? t("manual.own.readyBy", { day: handOverBy }) : t("manual.own.ready");
}

/** The result in words for the shopper, not in our own terms. */
function completedTitle(t: PortalText, { isPaidBack, isExchanged }: Facts): string {
  if (isExchanged) return t(isPaidBack ? "status.title.exchangedAndRefunded" : "status.title.exchanged");
  return t(isPaidBack ? "status.title.refunded" : "status.title.COMPLETED");
}

/** The next step. */
export function statusNext(t: PortalText, key: StatusKey, facts: Facts): string {
  const { store, code, isNothingSent, refusal, refundBy } = facts;
  switch (key) {
    case "LABEL_PENDING":
      return pendingNext(t, facts);
    case "READY_TO_SEND":
      if (facts.labelSource === "NONE") return t(facts.isShipped ? "manual.own.sentNext" : "manual.own.next");
      return t("status.next.READY_TO_SEND");
    case "NEEDS_APPROVAL":
      return t(isNothingSent ? "status.next.approvalKept" : "status.next.NEEDS_APPROVAL", { store });
    case "TO_INSPECT":
    case "INSPECTING":
      return t("status.next.checking");
    case "PAYING":
      if (facts.isOnlyExchanged) return t("status.next.payingExchange");
      if (refundBy) return t("status.next.payingByStore");
      return t(isNothingSent ? "status.next.payingKept" : "status.next.PAYING");
    case "COMPLETED":
      return t(isNothingSent ? "status.next.completedKept" : "status.next.COMPLETED");
    case "CANCELED":
      return refusal === null ? t("status.next.CANCELED") : t("status.next.notApproved", { store });
    default:
      return t(`status.next.${key}`, { store, code });
  }
}

function pendingNext(t: PortalText, { labelSource, labelDue, isLabelLate }: Facts): string {
  if (labelSource === "CARRIER") return t("status.next.LABEL_PENDING");
  return isLabelLate ? t("manual.label.lateText", { day: labelDue ?? "" }) : t("manual.label.text");
}
