import type { ReviewStatus } from "@/contract/vocabulary/review";
import { draftOf, OTHER } from "../../dashboard/review/review-draft";
import { asksForGrade, isGradeAskedOf, nextUngraded } from "./condition-grades";
import { isDismissalLast, undoDismissal } from "./open-codes";
import { takeBackArrival } from "./open-parcel";
import { keepDraft, type OpenParcel, openOf } from "./parcels";
import { piecesToCome } from "./pieces";
import { type Station, say } from "./station";
import { numberOf } from "./submission";
import { undoSubmit } from "./submit";
import type { StationUnit } from "./types";
import { reopenUnannounced } from "./unannounced";
import { describeUnit, focus, giveReason, giveVerdict, nextOpen, openUnits, shownUnit, undo } from "./verdicts";
import { undoLatest } from "./waits";

/**
 * Gives a verdict to the unit on screen, or to the one that a question was about. Repeating a verdict only moves on to
 * the next unit.
 */
export const decide = (station: Station, status: ReviewStatus, asked: { unitId: string } | null = null) => {
  const open = openOf(station);
  if (open === null) return;
  const { parcel, draft, store, user } = open;
  const unit = asked === null ? shownUnit(parcel, draft) : parcel.units.find(({ unit_id }) => unit_id === asked.unitId);
  if (unit === undefined || unit === null) return say(station, "STOP", station.t("decide.extra"));
  const { unit_id: unitId } = unit;
  const named = { number: numberOf(parcel, unitId), name: unit.name };
  if (unit.verdict !== "UNDECIDED") return say(station, "STOP", station.t("decide.already", named));
  if (draftOf(draft.units, unitId).status === status) return goOn(station, open, unit);
  const isDear = Number(unit.paid_amount) > Number(store.rules.ask_above);
  if (status === "MISSING" && isDear && asked === null)
    return station.change({ sheet: { kind: "MISSING_ONE", processId: parcel.process_id, unitId } });
  const isGradeAsked = isGradeAskedOf(store, unit);
  const verdict = { user, unitId, status, isReasonShown: store.rules.is_reason_shown, isGradeAsked };
  keepDraft(station, giveVerdict(parcel, draft, verdict));
  station.change({ sheet: null });
  const isNext = status === "APPROVED" && isGradeAsked;
  say(station, "OK", isNext ? station.t("decide.approvedGrade", named) : station.t(`decide.verdicts.${status}`, named));
};

/** Moves from a decided unit to the next undecided one, unless it needs further input. */
const goOn = (station: Station, { parcel, draft, store }: OpenParcel, unit: StationUnit) => {
  const number = numberOf(parcel, unit.unit_id);
  const { status, reason } = draftOf(draft.units, unit.unit_id);
  if (status === "DECLINED" && reason === "") return say(station, "STOP", station.t("common.reasonFor", { number }));
  if (asksForGrade(store, draft, unit)) return say(station, "STOP", station.t("common.gradeFor", { number }));
  const next = nextOpen(parcel, draft, unit.unit_id) ?? nextUngraded({ parcel, draft, store }, unit.unit_id);
  if (next === null) return say(station, "STOP", station.t("decide.allInspected"));
  keepDraft(station, focus(draft, next.unit_id));
  const named = { number: numberOf(parcel, next.unit_id), name: next.name };
  say(station, "OK", station.t(asksForGrade(store, draft, next) ? "decide.unitGrade" : "decide.unit", named));
};

/** Approves every unit without a verdict; asks first if they are valuable. */
export const approveRest = (station: Station, { isAsked = false } = {}) => {
  const open = openOf(station);
  if (open === null) return;
  const left = openUnits(open.parcel).filter(({ unit_id }) => draftOf(open.draft.units, unit_id).status === null);
  if (left.length === 0) return say(station, "STOP", station.t("decide.allInspected"));
  if (piecesToCome(open.parcel).length > 0) return say(station, "STOP", station.t("decide.anotherComing"));
  const worth = left.reduce((sum, { paid_amount }) => sum + Number(paid_amount), 0);
  if (worth > Number(open.store.rules.ask_above) && !isAsked)
    return station.change({ sheet: { kind: "APPROVE_REST", processId: open.parcel.process_id } });
  const approval = { user: open.user, status: "APPROVED" as const, isReasonShown: false };
  const approved = left.reduce(
    (draft, { unit_id: unitId }) => giveVerdict(open.parcel, draft, { ...approval, unitId }),
    open.draft,
  );
  // One key, one undo step.
  const before = [...open.draft.before, { units: open.draft.units, activeId: open.draft.activeId }];
  const ungraded = nextUngraded({ ...open, draft: approved }, null);
  keepDraft(station, focus({ ...approved, before }, ungraded?.unit_id ?? approved.activeId));
  station.change({ sheet: null });
  const count = left.length;
  if (ungraded === null) return say(station, "OK", station.t("counts.approved", { count }));
  say(station, "OK", station.t("decide.restApprovedGrade", { count, number: numberOf(open.parcel, ungraded.unit_id) }));
};

/** The reason of the declined focused unit. */
export const chooseReason = (station: Station, reason: string): void => {
  const open = openOf(station);
  if (open === null) return;
  const { activeId } = open.draft;
  const needsMore = open.store.rules.photo_reasons.includes(reason);
  keepDraft(station, giveReason(open.parcel, open.draft, { user: open.user, reason, needsMore }));
  if (activeId === null) return;
  const words = reason === OTHER ? station.t("decide.writeReason") : reason;
  say(station, "OK", station.t("decide.declined", { number: numberOf(open.parcel, activeId), reason: words }));
};

export const writeReason = (station: Station, otherReason: string): void => {
  const open = openOf(station);
  if (open === null || open.draft.activeId === null) return;
  keepDraft(station, describeUnit(open.draft, open.draft.activeId, { user: open.user, otherReason }));
};

/** Whether the shopper sees why the focused unit was declined. */
export const toggleShown = (station: Station): void => {
  const open = openOf(station);
  if (open === null || open.draft.activeId === null) return;
  const { status, isShown } = draftOf(open.draft.units, open.draft.activeId);
  if (status !== "DECLINED") return;
  keepDraft(station, describeUnit(open.draft, open.draft.activeId, { user: open.user, isShown: !isShown }));
  say(station, "OK", isShown ? station.t("decide.reasonHidden") : station.t("decide.reasonShown"));
};

export const chooseUnit = (station: Station, unit: StationUnit | undefined): void => {
  const open = openOf(station);
  if (open === null || unit === undefined) return;
  keepDraft(station, focus(open.draft, unit.unit_id));
};

/** Up and down the list, from the focused unit. */
export const stepUnit = (station: Station, by: 1 | -1): void => {
  const open = openOf(station);
  if (open === null) return;
  const { units } = open.parcel;
  const at = units.findIndex(({ unit_id }) => unit_id === open.draft.activeId);
  chooseUnit(station, units[Math.min(units.length - 1, Math.max(0, at + by))]);
};

/**
 * One undo step: a code dismissed just now, the last verdict, otherwise the last parcel while it is on this device,
 * otherwise the receipt of this one or, with none open, the last inspection while its refund is pending on the server.
 */
export const stepBack = (station: Station) => {
  if (isDismissalLast(station) && undoDismissal(station)) return;
  const open = openOf(station);
  const before = open === null ? null : undo(open.draft);
  if (before !== null) {
    keepDraft(station, before);
    return say(station, "OK", station.t("common.undone"));
  }
  const { screen } = station.read();
  if (screen.kind === "FOUND_DONE") return reopenUnannounced(station, screen.entry);
  if (undoSubmit(station)) return;
  if (open !== null && open.draft.movedFrom !== null) void takeBackArrival(station, open.parcel.process_id);
  else if (open !== null || !undoLatest(station)) say(station, "STOP", station.t("decide.nothingToUndo"));
};

/** Back to scanning; the finished parcel stays visible until the next one. A sheet opened by the user stays. */
export const goBackToScan = (station: Station): void => {
  const { screen } = station.read();
  const next = screen.kind === "DONE" ? { kind: "SCAN" as const, done: screen.entry } : { kind: "SCAN" as const };
  station.change({ screen: next, answer: null });
};

/** Back to scanning; the verdicts stay on this device. */
export const leaveParcel = (station: Station): void =>
  station.change({ screen: { kind: "SCAN" }, sheet: null, answer: null });
