import { MAIL_KINDS, type MailKind } from "@/contract/vocabulary/mail";
import { isTerminal } from "@/contract/vocabulary/process";
import { givenMinor } from "../payouts/payout-money";
import type { Activity, ReturnProcess, StoredSettlement } from "../process/types";
import { isKept } from "../process/unit-questions";
import { awaitsLabel, isShippedByShopper } from "../shipping/own-shipping";
import { liveShipments, parcelLeg, parcelsOf } from "../shipping/parcels";

/**
 * The subject of an email: its kind, and the settlement or shipment if a return can have several of that kind.
 * `isAgain`: an announced refund bounced and was sent again.
 */
export type MailLeg = { kind: MailKind; about: string | null; isAgain: boolean };

/** Parses "refund_sent:set_1" or "refund_sent:set_1:1" into its parts; null if it isn't an email leg. */
export const readMailLeg = (leg: string): MailLeg | null => {
  const [name = "", ...rest] = leg.split(":");
  const kind = MAIL_KINDS.find((one) => one === name);
  return kind === undefined ? null : { kind, about: rest[0] ?? null, isAgain: rest.length > 1 };
};

/**
 * Returns the emails that a shopper is due in the present state of a return, as legs of NOTIFY_SHOPPER: each is sent
 * once. Outdated ones are no longer planned, and are not sent if they were planned before (`isOvertaken`).
 */
export const planMails = (process: ReturnProcess): string[] =>
  [...happened(process), ...resultLegs(process), ...refundLegs(process)].filter((leg) => !isOvertaken(leg, process));

/**
 * The email is outdated because a worker or the mail server failed meanwhile: nobody should be asked to send a parcel
 * that has arrived.
 */
export const isOvertaken = (leg: string, process: ReturnProcess): boolean => {
  const mail = readMailLeg(leg);
  if (mail === null) return true;
  const { status, shippingStatus, authorization } = process;
  switch (mail.kind) {
    case "approval_needed":
      return isTerminal(status) || authorization.status !== "PENDING";
    case "approved":
      // The pass email says everything that this one would.
      return isTooLateToSend(process) || authorization.status !== "AUTHORIZED" || isDone(process, "pass");
    case "refused":
      return authorization.status !== "UNAUTHORIZED";
    case "label_promised":
      return isTerminal(status) || authorization.status === "PENDING" || !awaitsLabel(process);
    case "pass":
      return (
        isTooLateToSend(process) ||
        authorization.status === "PENDING" ||
        !hasPass(process) ||
        process.shipments.some(({ id, voidedAt }) => id === mail.about && voidedAt !== null)
      );
    case "reminder_3":
      return isTooLateToSend(process) || hasFired(process, "SEND_REMINDER_1");
    case "reminder_1":
      return isTooLateToSend(process);
    case "handed_over":
      return isTerminal(status) || shippingStatus !== "COLLECTED" || isDecided(process);
    case "arrived":
      return isTerminal(status) || shippingStatus !== "IN_WAREHOUSE" || isDecided(process);
    case "result":
      return status === "CANCELED" || status === "FAILED" || leg !== resultLegs(process)[0];
    case "refund_sent":
    case "canceled":
    case "message":
      return false;
  }
};

/** A refund of the decision is being sent right now: a result that waits a little can include it. */
export const isMoneyMoving = ({ payouts, activities, holds }: ReturnProcess): boolean =>
  holds.every(({ scope }) => scope === "ACTIVITY") &&
  payouts.some(
    ({ id, status }) =>
      status === "PENDING" && activities.some(({ input, state }) => input.payoutId === id && state === "PENDING"),
  );

/** All payouts of a settlement are finished, one way or the other, and the shopper has received something from them. */
export const isPaid = ({ payouts }: Pick<ReturnProcess, "payouts">, { id }: Pick<StoredSettlement, "id">): boolean => {
  const own = payouts.filter(({ settlementId }) => settlementId === id);
  return (
    own.every(({ status }) => status !== "PENDING") &&
    own.some((payout) => payout.status === "SETTLED" && givenMinor(payout) > 0)
  );
};

/** Returns the emails other than those about refunds and decisions, each once per return. */
const happened = (process: ReturnProcess): string[] => {
  const { authorization, shippingStatus, status } = process;
  return [
    ...when("approval_needed", authorization.status === "PENDING"),
    ...when("approved", authorization.status === "AUTHORIZED" && authorization.requestedAt !== null),
    ...when("refused", authorization.status === "UNAUTHORIZED"),
    // An approval email has already said it.
    ...when("label_promised", process.labelDueAt !== null && authorization.requestedAt === null),
    ...when("pass", hasPass(process)),
    ...laterLabels(process),
    ...when("reminder_3", hasFired(process, "SEND_REMINDER_3")),
    ...when("reminder_1", hasFired(process, "SEND_REMINDER_1")),
    ...when("handed_over", shippingStatus === "COLLECTED"),
    ...when("arrived", shippingStatus === "IN_WAREHOUSE"),
    ...when("canceled", status === "CANCELED" && authorization.status !== "UNAUTHORIZED"),
  ];
};

/**
 * A label that staff upload in place of another parcel's label gets an email of its own, so that nobody uses the
 * earlier one.
 */
const laterLabels = (process: ReturnProcess): string[] => {
  const { labelSource, shipments } = process;
  if (labelSource !== "STORE") return [];
  const isReplaced = (parcel: number) => shipments.some((one) => one.parcel === parcel && one.voidedAt !== null);
  return liveShipments(process).flatMap(({ id, parcel, labelFileId }) =>
    labelFileId !== null && isReplaced(parcel) ? [`pass:${id}`] : [],
  );
};

const when = (kind: MailKind, isSo: boolean): MailKind[] => (isSo ? [kind] : []);

/** A correction is announced like the first decision; only the last one counts. */
const resultLegs = (process: ReturnProcess): string[] => {
  const decision = decisionsOf(process).at(-1);
  return decision !== undefined && isDecided(process) ? [resultLeg(process, decision)] : [];
};

/** Earlier results have a leg of their own, so that every correction is announced. */
const resultLeg = (process: ReturnProcess, { id }: StoredSettlement): string =>
  decisionsOf(process)[0]?.id === id ? "result" : `result:${id}`;

const decisionsOf = ({ settlements }: ReturnProcess): StoredSettlement[] =>
  settlements.filter(({ basis }) => basis === "DECISION");

/** Refunds that were sent, per settlement; except those that the result has announced or is about to. */
const refundLegs = (process: ReturnProcess): string[] =>
  process.settlements.flatMap((settlement) => {
    if (!isPaid(process, settlement)) return [];
    const leg = `refund_sent:${settlement.id}`;
    const again = returnedTimes(process, settlement);
    return [...(isUntold(process, settlement) ? [leg] : []), ...(again > 0 ? [`${leg}:${again}`] : [])];
  });

/** Number of payments of a settlement that failed after they were sent. */
const returnedTimes = ({ payouts }: ReturnProcess, { id }: StoredSettlement): number =>
  payouts
    .filter(({ settlementId, status }) => settlementId === id && status === "SETTLED")
    .reduce((sum, payout) => sum + payout.returnedTimes, 0);

const isUntold = (process: ReturnProcess, settlement: StoredSettlement): boolean => {
  if (settlement.basis !== "DECISION") return true;
  const result = mailOf(process, resultLeg(process, settlement));
  if (result === undefined || result.state === "PENDING") return false;
  return !(Array.isArray(result.result.told) && result.result.told.includes(settlement.id));
};

const mailOf = ({ activities }: Pick<ReturnProcess, "activities">, leg: string): Activity | undefined =>
  activities.find((activity) => activity.name === "NOTIFY_SHOPPER" && activity.leg === leg);

/** It reached the shopper; one found outdated did not. */
export const isDone = (process: Pick<ReturnProcess, "activities">, leg: string): boolean => {
  const mail = mailOf(process, leg);
  return mail?.state === "DONE" && mail.result.isOutdated !== true;
};

/**
 * Returns whether the pass email can be sent: each parcel has a label or an address to ship to, or nothing has to be
 * sent, which a request for approval has already said. A parcel whose label waits for staff doesn't hold back the other
 * parcels; labels promised by the store come together, with the last one.
 */
const hasPass = (process: ReturnProcess): boolean => {
  const { units, authorization, labelSource, activities } = process;
  const isStuck = (parcel: number) =>
    labelSource !== "STORE" &&
    activities.some(
      ({ name, leg, state }) =>
        name === "CREATE_LOGISTIC_ORDER" && leg === parcelLeg(parcel) && (state === "HELD" || state === "WAITING"),
    );
  const shown = parcelsOf(process).filter(
    ({ shipment }) => shipment !== null && (shipment.labelFileId !== null || labelSource === "NONE"),
  );
  const isWhole = parcelsOf(process).every(
    (parcel) => shown.some(({ number }) => number === parcel.number) || isStuck(parcel.number),
  );
  return (
    (shown.length > 0 && (isWhole || hasPassMail(process))) || (isKept({ units }) && authorization.requestedAt === null)
  );
};

/** The pass was planned before: anything added since has an email of its own. */
export const hasPassMail = (process: Pick<ReturnProcess, "activities">): boolean =>
  mailOf(process, "pass") !== undefined;
const isDecided = ({ units }: ReturnProcess): boolean => units.every(({ verdict }) => verdict !== "UNDECIDED");

/** A parcel with a tracking number from the shopper is on its way too. */
const isTooLateToSend = (process: ReturnProcess): boolean =>
  isTerminal(process.status) ||
  isShippedByShopper(process) ||
  process.shippingStatus === "COLLECTED" ||
  process.shippingStatus === "IN_WAREHOUSE" ||
  isDecided(process);

const hasFired = ({ timers }: ReturnProcess, kind: ReturnProcess["timers"][number]["kind"]): boolean =>
  timers.some((timer) => timer.kind === kind && timer.state === "FIRED");
