import { t } from "@/messages/dashboard/return-facts";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { countUnits, type ReturnDetail, unitsOf, verdictWords } from "../return-facts/detail";

export type Milestone = {
  readonly label: string;
  /** When it was reached (RFC 3339); null if it is still ahead or the time wasn't recorded. */
  readonly at: string | null;
  readonly isReached: boolean;
  /** The return is waiting for this step; `waitsForUs` means the merchant has to act. */
  readonly isNext: boolean;
  readonly waitsForUs: boolean;
  /** Text while it is the next step. */
  readonly ahead: string;
  /** Text if it was reached at an unknown time. */
  readonly done: string;
  readonly note: string;
};

type Step = Omit<Milestone, "isNext">;

const ARRIVED = ["IN_WAREHOUSE"];
const HANDED_OVER = ["COLLECTED", ...ARRIVED];

/** Returns the progress of the return: requested, dropped off, received, inspected, refunded. */
export const milestonesOf = (detail: ReturnDetail): Milestone[] => {
  const steps = [requested(detail), handedOver(detail), arrived(detail), checked(detail), paidBack(detail)];
  const hasEnded = ["CANCELED", "FAILED", "COMPLETED"].includes(detail.summary.status);
  const next = hasEnded ? -1 : steps.findIndex(({ isReached }) => !isReached);
  return steps.map((step, index) => ({ ...step, isNext: index === next }));
};

const requested = ({ summary }: ReturnDetail): Step =>
  step(t("milestones.requested"), { at: summary.basic_process_data.created_at, isReached: true });

const handedOver = (detail: ReturnDetail): Step =>
  step(t("milestones.droppedOff"), {
    at: movedAt(detail, HANDED_OVER),
    // A parcel that got stuck was dropped off all the same.
    isReached: hasMoved(detail, HANDED_OVER) || (hasStopped(detail) && movedAt(detail, HANDED_OVER) !== null),
    ...(detail.authorization.status === "PENDING"
      ? { ahead: t("milestones.needsApproval"), waitsForUs: true }
      : waitsFor(detail)),
  });

/** A return without a label can't be dropped off. */
const waitsFor = ({ label_source, awaits_label, summary }: ReturnDetail): { ahead: string; waitsForUs?: boolean } => {
  const { shipping_status: status } = summary.basic_process_data;
  if (status !== "NO_SHIPPING_STATUS" || label_source === "NONE") return { ahead: t("milestones.waitingForShopper") };
  return awaits_label
    ? { ahead: t("milestones.waitingForYourLabel"), waitsForUs: true }
    : { ahead: t("milestones.waitingForLabel") };
};

const arrived = (detail: ReturnDetail): Step =>
  step(t("milestones.delivered"), {
    at: movedAt(detail, ARRIVED),
    isReached: hasMoved(detail, ARRIVED),
    ...(hasStopped(detail) ? { ahead: t("milestones.stuck"), waitsForUs: true } : { ahead: t("milestones.onItsWay") }),
  });

const checked = ({ summary }: ReturnDetail): Step => {
  const units = unitsOf(summary);
  const counts = countUnits(units);
  return step(t("milestones.inspected"), {
    at: isChecked(summary) ? latest(units.map(({ unit }) => unit.reviewed_at)) : null,
    isReached: isChecked(summary),
    ahead: t("milestones.actionNeeded"),
    waitsForUs: true,
    note: isChecked(summary)
      ? verdictWords(counts)
      : t("milestones.unitsInspected", { decided: counts.decided, total: counts.total }),
  });
};

const paidBack = (detail: ReturnDetail): Step => {
  const { summary, problems } = detail;
  const { refunds } = summary.compensation;
  const paid = refunds.filter(({ refunded_at }) => refunded_at !== null);
  const isPaid =
    isChecked(summary) && (summary.status === "COMPLETED" || (paid.length > 0 && paid.length === refunds.length));
  return step(t("milestones.refunded"), {
    at: isPaid ? latest(paid.map(({ refunded_at }) => refunded_at)) : null,
    isReached: isPaid,
    // Any step that failed after the inspection keeps the return from completing.
    ...(problems.length > 0
      ? { ahead: t("milestones.actionNeeded"), waitsForUs: true }
      : { ahead: refundAhead(detail) }),
    done: refunds.length === 0 ? t("milestones.noRefundDue") : t("milestones.done"),
  });
};

/** A refund that is waiting isn't being sent yet. */
const refundAhead = ({ payout_wait: wait, store }: ReturnDetail): string => {
  if (wait === null) return t("milestones.refundPending");
  if (wait.goes_out_at === null) return t("milestones.waitsForSecondPerson");
  const time = formatTime(wait.goes_out_at, "clock", { timeZone: store.time_zone, locale: LOCALE });
  return t("milestones.waitsUntil", { time });
};

const step = (label: string, known: Partial<Step> & Pick<Step, "isReached" | "at">): Step => ({
  label,
  waitsForUs: false,
  ahead: "",
  done: t("milestones.done"),
  note: "",
  ...known,
});

const isChecked = (summary: ReturnDetail["summary"]): boolean =>
  unitsOf(summary).every(({ unit }) => unit.verdict !== "UNDECIDED");

const hasStopped = ({ problems }: ReturnDetail): boolean => problems.some(({ scope }) => scope === "PARCEL");

const hasMoved = ({ summary }: ReturnDetail, statuses: readonly string[]): boolean =>
  statuses.includes(summary.basic_process_data.shipping_status);

/** Returns when the timeline first shows one of these shipping statuses. */
const movedAt = ({ timeline }: ReturnDetail, statuses: readonly string[]): string | null =>
  timeline
    .filter(({ shipping_status: status }) => status !== null && statuses.includes(status))
    .map(({ at }) => at)
    .sort()[0] ?? null;

const latest = (times: readonly (string | null)[]): string | null =>
  times
    .filter((time) => time !== null)
    .sort()
    .at(-1) ?? null;
