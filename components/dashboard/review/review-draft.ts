import type { z } from "zod";
import type { reviewProcess } from "@/contract/admin/reviews";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { t } from "@/messages/dashboard/review";
import type { ReturnedItem, Unit } from "../return-facts/detail";

/** The data of a unit and its item that a decision needs. */
type Piece = {
  readonly unit: Pick<Unit, "unit_id" | "verdict">;
  readonly item: Pick<ReturnedItem, "line_item_id">;
};

/** The decision about one unit so far, not stored yet. */
export type UnitDraft = {
  readonly status: ReviewStatus | null;
  /** ID of one of the store's reasons, or OTHER. */
  readonly reason: string;
  readonly otherReason: string;
  readonly isShown: boolean;
  /** Grade of an accepted unit; undefined or "" if none is set. */
  readonly grade?: string;
  /** The last editor, if several people work on one parcel; defaults to the person who submits. */
  readonly user?: string;
};

/** Verdicts by unit ID. */
export type ReviewDraft = Readonly<Record<string, UnitDraft>>;

export const OTHER = "__other";

export const EMPTY_UNIT: UnitDraft = { status: null, reason: "", otherReason: "", isShown: false };

export const draftOf = (draft: ReviewDraft, unitId: string): UnitDraft => draft[unitId] ?? EMPTY_UNIT;

export const changeUnit = (draft: ReviewDraft, unitId: string, change: Partial<UnitDraft>): ReviewDraft => ({
  ...draft,
  [unitId]: { ...draftOf(draft, unitId), ...change },
});

/** Returns the stored reason for a rejected unit; empty if none is selected. */
export const rejectReasonOf = ({ reason, otherReason }: UnitDraft): string =>
  reason === OTHER ? otherReason.trim() : reason;

/** Returns the units with a verdict, in the order in which the call sends them. */
export const decidedUnits = <T extends Piece>(units: readonly T[], draft: ReviewDraft): T[] =>
  units.filter(({ unit }) => draftOf(draft, unit.unit_id).status !== null);

type ReviewLine = z.input<typeof reviewProcess.input>["reviews"][number];

/**
 * Returns the lines of the call, one per decided unit. Each names the unit that was shown, so that no other is decided
 * by mistake.
 */
export const reviewLines = (units: readonly Piece[], draft: ReviewDraft, user: string): ReviewLine[] =>
  decidedUnits(units, draft).flatMap(({ unit, item }) => {
    const { status, isShown, grade = "", user: giver = user, ...rest } = draftOf(draft, unit.unit_id);
    if (status === null) return [];
    const isDeclined = status === "DECLINED";
    return [
      {
        line_item_id: item.line_item_id,
        unit_id: unit.unit_id,
        status,
        user: giver,
        reject_reason: isDeclined ? rejectReasonOf({ status, isShown, ...rest }) : "",
        show_reject_reason: isDeclined && isShown,
        grade: status === "APPROVED" ? grade : "",
      },
    ];
  });

/** Returns what is missing before the call, by unit ID. `gradedIds` are the units that need a grade to be accepted. */
export const draftErrors = (
  units: readonly Piece[],
  draft: ReviewDraft,
  gradedIds: readonly string[] = [],
): Record<string, string> =>
  Object.fromEntries(
    units.flatMap(({ unit }) => {
      const each = draftOf(draft, unit.unit_id);
      if (each.status === "APPROVED" && !each.grade && gradedIds.includes(unit.unit_id))
        return [[unit.unit_id, t("reviewDraft.gradeRequired")]];
      const isIncomplete = each.status === "DECLINED" && rejectReasonOf(each) === "";
      return isIncomplete
        ? [[unit.unit_id, each.reason === OTHER ? t("reviewDraft.ownReasonRequired") : t("reviewDraft.reasonRequired")]]
        : [];
    }),
  );

/** Returns the verdicts so far in the form that the preview expects. */
export const draftedVerdicts = (
  units: readonly Piece[],
  draft: ReviewDraft,
): { unit_id: string; status: ReviewStatus }[] =>
  units.flatMap(({ unit }) => {
    const { status } = draftOf(draft, unit.unit_id);
    return unit.verdict === "UNDECIDED" && status !== null ? [{ unit_id: unit.unit_id, status }] : [];
  });
