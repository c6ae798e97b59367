import type { z } from "zod";
import type { reviewProcess } from "@/contract/admin/reviews";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { t } from "@/messages/dashboard/review";
import type { ReturnedItem, Unit } from "../return-facts/detail";

/** What a decision needs to know of a unit and of the item that it is a piece of. */
type Piece = {
  readonly unit: Pick<Unit, "unit_id" | "verdict">;
  readonly item: Pick<ReturnedItem, "line_item_id">;
};

/** What somebody has decided so far about one unit; nothing of it is stored yet. */
export type UnitDraft = {
  readonly status: ReviewStatus | null;
  /** One of the store's reasons, or OTHER. */
  readonly reason: string;
  readonly otherReason: string;
  readonly isShown: boolean;
  /** In what condition an approved unit is; absent or "": nobody has said. */
  readonly grade?: string;
  /** Who said so last, where several people work on one parcel; without it, whoever sends it. */
  readonly user?: string;
};

/** Verdicts by unit id. */
export type ReviewDraft = Readonly<Record<string, UnitDraft>>;

export const OTHER = "__other";

export const EMPTY_UNIT: UnitDraft = { status: null, reason: "", otherReason: "", isShown: false };

export const draftOf = (draft: ReviewDraft, unitId: string): UnitDraft => draft[unitId] ?? EMPTY_UNIT;

export const changeUnit = (draft: ReviewDraft, unitId: string, change: Partial<UnitDraft>): ReviewDraft => ({
  ...draft,
  [unitId]: { ...draftOf(draft, unitId), ...change },
});

/** The words that are stored for a declined unit; empty while none is chosen. */
export const rejectReasonOf = ({ reason, otherReason }: UnitDraft): string =>
  reason === OTHER ? otherReason.trim() : reason;

/** Units with a verdict, in their order: the order in which the call sends them. */
export const decidedUnits = <T extends Piece>(units: readonly T[], draft: ReviewDraft): T[] =>
  units.filter(({ unit }) => draftOf(draft, unit.unit_id).status !== null);

type ReviewLine = z.input<typeof reviewProcess.input>["reviews"][number];

/** The lines of the call: one per decided unit, each naming the unit that was seen, so that no other is decided. */
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

/** What is missing before the call can be made, by unit id. `gradedIds`: units that are not approved without a grade. */
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

/** The verdicts so far, as a preview takes them. */
export const draftedVerdicts = (
  units: readonly Piece[],
  draft: ReviewDraft,
): { unit_id: string; status: ReviewStatus }[] =>
  units.flatMap(({ unit }) => {
    const { status } = draftOf(draft, unit.unit_id);
    return unit.verdict === "UNDECIDED" && status !== null ? [{ unit_id: unit.unit_id, status }] : [];
  });
