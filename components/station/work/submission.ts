import type { StationText } from "@/messages/station";
import {
  changeUnit,
  decidedUnits,
  draftErrors,
  draftOf,
  EMPTY_UNIT,
  OTHER,
  reviewLines,
} from "../../dashboard/review/review-draft";
import { overrideOf, typedOverrideErrors } from "../../dashboard/review/typed-override";
import { asksForGrade, conditionOf } from "./condition-grades";
import { piecesToCome } from "./pieces";
import type { Counts, ParcelDraft, StationFacts, StationParcel, StationStore, StationUnit, SubmitCall } from "./types";
import { openUnits } from "./verdicts";

/** Whether a parcel can be submitted in its current state, and why not. */
export type Readiness = {
  readonly decided: number;
  readonly total: number;
  /** Units without a verdict, in order. */
  readonly left: readonly StationUnit[];
  /** What is missing, as a sentence; "" when nothing is. */
  readonly blocker: string;
  /** The unit that lacks it; null if it concerns no unit. */
  readonly blockedUnitId: string | null;
  /** Every unit has a verdict and nothing is missing: the next parcel's scan may submit it. */
  readonly isComplete: boolean;
  /** The remaining units will count as missing: the person is asked first. */
  readonly isAskingForRest: boolean;
};

type Submission = {
  t: StationText;
  parcel: StationParcel;
  draft: ParcelDraft;
  store: StationStore;
  person: Pick<StationFacts["person"], "can_override">;
};

export const readinessOf = ({ t, parcel, draft, store, person }: Submission): Readiness => {
  const open = openUnits(parcel);
  const left = open.filter(({ unit_id }) => draftOf(draft.units, unit_id).status === null);
  const { blocker, unitId: blockedUnitId } = blockerOf({ t, parcel, draft, store, person, left });
  // The contents of another parcel stay open.
  const isWhole = piecesToCome(parcel).length === 0;
  const isAskingForRest =
    blocker === "" && left.length > 0 && isWhole && store.incomplete_review === "COUNTED_AS_MISSING";
  return {
    decided: open.length - left.length,
    total: open.length,
    left,
    blocker,
    blockedUnitId,
    isComplete: blocker === "" && left.length === 0,
    isAskingForRest,
  };
};

type Blocker = { blocker: string; unitId: string | null };

const NOTHING_MISSING: Blocker = { blocker: "", unitId: null };

type Case = Submission & { left: readonly StationUnit[] };

const blockerOf = ({ t, parcel, draft, store, person, left }: Case): Blocker => {
  const open = openUnits(parcel);
  const wrong = open.find(({ unit_id }) => unit_id in draftErrors(pairs(open), draft.units));
  if (wrong !== undefined) {
    const isOther = draftOf(draft.units, wrong.unit_id).reason === OTHER;
    const number = numberOf(parcel, wrong.unit_id);
    return about(wrong, t(isOther ? "submission.writeReason" : "common.reasonFor", { number }));
  }
  const unshown = open.find(({ unit_id }) => asksForPhoto(store, draft, unit_id));
  if (unshown !== undefined)
    return about(unshown, t("submission.photo", { number: numberOf(parcel, unshown.unit_id) }));
  const ungraded = open.find((unit) => asksForGrade(store, draft, unit));
  if (ungraded !== undefined)
    return about(ungraded, t("common.gradeFor", { number: numberOf(parcel, ungraded.unit_id) }));
  // Of an earlier colleague; the server would reject the whole inspection.
  if (draft.override.isOn && !person.can_override) return about(null, t("submission.othersRefund"));
  const { amount, reason } = typedOverrideErrors(draft.override, parcel.currency);
  const problem = amount ?? (reason && t("override.reasonMissing"));
  if (problem !== undefined) return about(null, t("submission.refund", { problem }));
  const [first] = left;
  if (first === undefined) return NOTHING_MISSING;
  const unitOpen = t("submission.unitOpen", { number: numberOf(parcel, first.unit_id) });
  if (left.length === open.length) return about(first, unitOpen);
  const isRefused = store.incomplete_review === "REFUSED" && piecesToCome(parcel).length === 0;
  if (!isRefused) return NOTHING_MISSING;
  return about(first, left.length > 1 ? t("submission.unitsOpen", { count: left.length }) : unitOpen);
};

const about = (unit: StationUnit | null, blocker: string): Blocker => ({ blocker, unitId: unit?.unit_id ?? null });

/** A unit declined for a reason that requires a photo, without one. */
export const asksForPhoto = ({ rules }: StationStore, draft: ParcelDraft, unitId: string): boolean => {
  const { status, reason } = draftOf(draft.units, unitId);
  const isShown = draft.photos.some((photo) => photo.unitId === unitId);
  return status === "DECLINED" && rules.photo_reasons.includes(reason) && !isShown;
};

/** The unit's number within the parcel, from 1. */
export const numberOf = (parcel: StationParcel, unitId: string): number =>
  parcel.units.findIndex(({ unit_id }) => unit_id === unitId) + 1;

const pairs = (units: readonly StationUnit[]) => units.map((unit) => ({ unit, item: unit }));

/** The draft as submitted: units counted as missing are attributed to the person who was asked. */
export const withRestMissing = (
  draft: ParcelDraft,
  { isAskingForRest, left }: Readiness,
  user: string,
): ParcelDraft => {
  if (!isAskingForRest) return draft;
  const missing = { ...EMPTY_UNIT, status: "MISSING" as const, user };
  return { ...draft, units: left.reduce((units, { unit_id }) => changeUnit(units, unit_id, missing), draft.units) };
};

/** What will be recorded. */
export const countsOf = (parcel: StationParcel, draft: ParcelDraft): Counts => {
  const having = (status: string) =>
    openUnits(parcel).filter(({ unit_id }) => draftOf(draft.units, unit_id).status === status).length;
  return { approved: having("APPROVED"), declined: having("DECLINED"), missing: having("MISSING") };
};

/**
 * The call that records the parcel: in the name of the person who finished it, with each verdict in the name of the
 * person who gave it. Measured times are of this device alone.
 */
export const submitCallOf = (
  parcel: StationParcel,
  draft: ParcelDraft,
  { id, place, user, nowMs }: { id: string; place: string; user: string; nowMs: number },
): Omit<SubmitCall, "age_seconds"> => ({
  submission_id: id,
  process_id: parcel.process_id,
  place,
  user,
  spent_seconds: Math.min(86_400, Math.max(0, Math.round((nowMs - draft.openedAtMs) / 1_000))),
  reviews: reviewLines(pairs(openUnits(parcel)), draft.units, user).map(({ unit_id = "", ...line }) => ({
    ...line,
    unit_id,
    ...seenOf(draft, unit_id),
  })),
  refund_override: overrideOf(draft.override, parcel.currency),
  execute_authorization: draft.isAuthorizing,
  note: draft.note.trim(),
  note_user: draft.noteUser ?? user,
});

/** Only approved units have a grade; any inspected unit may have a checklist. */
const seenOf = (draft: ParcelDraft, unitId: string) => {
  const { grade, checks } = conditionOf(draft, unitId);
  return { grade: draftOf(draft.units, unitId).status === "APPROVED" ? grade : "", checks: [...checks] };
};

/** The parcel as it will be once the server has recorded it: on this device it is done now. */
export const afterSubmit = (parcel: StationParcel, draft: ParcelDraft): StationParcel => {
  const decided = new Set(decidedUnits(pairs(parcel.units), draft.units).map(({ unit }) => unit.unit_id));
  return {
    ...parcel,
    units: parcel.units.map((unit) => {
      const { status, reason, otherReason } = draftOf(draft.units, unit.unit_id);
      if (unit.verdict !== "UNDECIDED" || !decided.has(unit.unit_id) || status === null) return unit;
      const rejectReason = status === "DECLINED" ? (reason === OTHER ? otherReason : reason) : "";
      return { ...unit, verdict: status, reject_reason: rejectReason };
    }),
  };
};
