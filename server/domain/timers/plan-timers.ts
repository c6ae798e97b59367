import { isTerminal } from "@/contract/vocabulary/process";
import type { TimerKind } from "@/contract/vocabulary/timer";
import { addDays, instantOf, localDay } from "@/server/kernel/local-day";
import { captureAt } from "../exchanges/hold-deadline";
import { endOfDayAfter } from "../process/hand-over-by";
import type { ReturnProcess } from "../process/types";
import { comesBack } from "../process/unit-questions";
import { labelReminderAt } from "../shipping/label-promise";
import { awaitsLabel, isShippedByShopper } from "../shipping/own-shipping";

export type PlannedTimer = { kind: TimerKind; dueAt: Date };

/** When timer emails are sent, in local time of the store. */
const MORNING = "T09:00:00.000";
/** Days after which staff are reminded that a return waits for them. */
const AUTHORIZATION_REMINDER_DAYS = 2;

/**
 * Plans what will happen to a process automatically in its present state, and when (decisions, sections 5 and 7).
 * Planning again gives the same result: times depend on stored data, never on the current time. Days are calendar days
 * of the store.
 */
export const planTimers = (process: ReturnProcess): PlannedTimer[] => {
  if (isTerminal(process.status)) return [];
  if (process.authorization.status === "PENDING") return authorizationReminder(process);
  return [...labelReminder(process), ...sendTimers(process), ...reviewTimer(process)];
};

const authorizationReminder = ({ authorization, storeTimeZone }: ReturnProcess): PlannedTimer[] => {
  if (authorization.requestedAt === null) return [];
  const day = addDays(localDay(new Date(authorization.requestedAt), storeTimeZone), AUTHORIZATION_REMINDER_DAYS);
  return [{ kind: "AUTHORIZATION_REMINDER", dueAt: instantOf(`${day}${MORNING}`, storeTimeZone) }];
};

/** Reminds staff in time that a label which they promised is still missing. */
const labelReminder = (process: ReturnProcess): PlannedTimer[] => {
  const { labelDueAt: due, authorization, createdAt } = process;
  if (due === null || !awaitsLabel(process)) return [];
  const promisedAt = new Date(authorization.decidedAt ?? createdAt);
  return [{ kind: "LABEL_REMINDER", dueAt: labelReminderAt(new Date(due), promisedAt) }];
};

/** While the shopper has the parcel: two reminders if the store wants them, then the deadline. */
const sendTimers = (process: ReturnProcess): PlannedTimer[] => {
  const { handOverBy, shippingStatus, units, storeTimeZone, createdAt, terms, cardHold } = process;
  const isHeld = terms.instantExchange !== undefined && cardHold !== null;
  const isWithShopper = shippingStatus !== "COLLECTED" && shippingStatus !== "IN_WAREHOUSE";
  const waits = units.some((unit) => comesBack(unit) && unit.location === "ANNOUNCED" && unit.verdict === "UNDECIDED");
  // A shopper who waits for a label promised by the store can't send it yet.
  const cannotSend = !waits || awaitsLabel(process) || isShippedByShopper(process);
  if (handOverBy === null || !isWithShopper || cannotSend) return [];
  const lastDay = localDay(new Date(handOverBy), storeTimeZone);
  const reminder = (kind: TimerKind, days: number): PlannedTimer[] => {
    if (terms.workflow.reminderFlow === "REMINDER_FLOW_NONE") return [];
    const dueAt = instantOf(`${addDays(lastDay, -days)}${MORNING}`, storeTimeZone);
    // With a short deadline, no reminder is needed on the day it begins.
    return dueAt.toISOString() > createdAt ? [{ kind, dueAt }] : [];
  };
  return [
    ...reminder("SEND_REMINDER_3", 3),
    ...reminder("SEND_REMINDER_1", 1),
    { kind: "NOT_SENT_IN_TIME", dueAt: isHeld ? captureAt(new Date(handOverBy)) : new Date(handOverBy) },
  ];
};

/** Counted from arrival, including the last day; only if staff inspect and the store wants it. */
const reviewTimer = (process: ReturnProcess): PlannedTimer[] => {
  const { terms, arrivedAt, shippingStatus, units, storeTimeZone, holds } = process;
  const { reviewFlow, reviewAutoCompleteDays: days } = terms.workflow;
  const isUndecided = units.some((unit) => comesBack(unit) && unit.verdict === "UNDECIDED");
  const isStopped = holds.some(({ scope }) => scope === "ALL");
  if (reviewFlow !== "MANUAL" || shippingStatus !== "IN_WAREHOUSE" || arrivedAt === null || !isUndecided || isStopped)
    return [];
  const dueAt = endOfDayAfter(new Date(arrivedAt), { days, timeZone: storeTimeZone });
  return dueAt === null ? [] : [{ kind: "REVIEW_AUTO_COMPLETE", dueAt }];
};
