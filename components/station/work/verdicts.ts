import type { ReviewStatus } from "@/contract/vocabulary/review";
import { changeUnit, draftOf, EMPTY_UNIT, OTHER, type UnitDraft } from "../../dashboard/review/review-draft";
import { EMPTY_OVERRIDE } from "../../dashboard/review/typed-override";
import { productKey } from "../scan/read-codes";
import type { ParcelDraft, StationParcel, StationUnit } from "./types";

/** Maximum number of undo steps. */
const MOST_UNDO = 50;

/** An opened parcel, with the focus on its first undecided unit. */
export const newDraft = (parcel: StationParcel, openedAtMs: number): ParcelDraft => ({
  ...{ processId: parcel.process_id, openedAtMs, movedFrom: null, units: {}, before: [], note: "", photos: [] },
  ...{ besides: null, looks: {} },
  activeId: openUnits(parcel)[0]?.unit_id ?? null,
  ...{ override: EMPTY_OVERRIDE, isAuthorizing: false },
});

/** Units without a verdict on the server. */
export const openUnits = (parcel: StationParcel): StationUnit[] =>
  parcel.units.filter(({ verdict }) => verdict === "UNDECIDED");

const hasVerdict = (draft: ParcelDraft, unitId: string): boolean => draftOf(draft.units, unitId).status !== null;

/** The next unit without a verdict after this one, cyclically; null when there is none. */
export const nextOpen = (parcel: StationParcel, draft: ParcelDraft, unitId: string | null): StationUnit | null => {
  const open = openUnits(parcel);
  const at = open.findIndex(({ unit_id }) => unit_id === unitId);
  return [...open.slice(at + 1), ...open.slice(0, at + 1)].find(({ unit_id }) => !hasVerdict(draft, unit_id)) ?? null;
};

/**
 * The unit that the bench shows large. Every key applies to this one only; null while an unexpected item is shown
 * instead.
 */
export const shownUnit = (parcel: StationParcel, { activeId, besides }: ParcelDraft): StationUnit | null =>
  besides?.things.some(({ id }) => id === activeId)
    ? null
    : (parcel.units.find(({ unit_id }) => unit_id === activeId) ?? parcel.units[0] ?? null);

type GivenVerdict = {
  /** Who gives it. */
  user: string;
  unitId: string;
  status: ReviewStatus;
  isReasonShown: boolean;
  /** A grade is required once it is approved: it stays in focus until it has one. */
  isGradeAsked?: boolean;
};

/** Gives a unit its verdict. The focus moves on, but stays at a declined unit, which needs a reason. */
export const giveVerdict = (
  parcel: StationParcel,
  draft: ParcelDraft,
  { user, unitId, status, isReasonShown, isGradeAsked = false }: GivenVerdict,
): ParcelDraft => {
  const isShown = status === "DECLINED" && isReasonShown;
  const changed = withUnits(draft, changeUnit(draft.units, unitId, { ...EMPTY_UNIT, status, isShown, user }));
  if (status === "DECLINED") return focus(changed, unitId);
  if (status === "APPROVED" && isGradeAsked) return focus(changed, unitId);
  return focus(changed, nextOpen(parcel, changed, unitId)?.unit_id ?? unitId);
};

/** Why the focused unit is declined. The focus moves on unless further input is needed. */
export const giveReason = (
  parcel: StationParcel,
  draft: ParcelDraft,
  { user, reason, needsMore }: { user: string; reason: string; needsMore: boolean },
): ParcelDraft => {
  const { activeId } = draft;
  if (activeId === null || draftOf(draft.units, activeId).status !== "DECLINED") return draft;
  const changed = withUnits(draft, changeUnit(draft.units, activeId, { user, reason, otherReason: "" }));
  if (needsMore || reason === OTHER) return focus(changed, activeId);
  return focus(changed, nextOpen(parcel, changed, activeId)?.unit_id ?? activeId);
};

/** Changes the text about a unit, without an undo entry: text is typed letter by letter. */
export const describeUnit = (
  draft: ParcelDraft,
  unitId: string,
  changed: Partial<UnitDraft> & { user: string },
): ParcelDraft => ({
  ...draft,
  units: changeUnit(draft.units, unitId, changed),
});

export const focus = (draft: ParcelDraft, activeId: string | null): ParcelDraft => ({ ...draft, activeId });

/** The draft before its last verdict or reason; null if there was none. */
export const undo = (draft: ParcelDraft): ParcelDraft | null => {
  const last = draft.before.at(-1);
  if (last === undefined) return null;
  return { ...draft, units: last.units, activeId: last.activeId, before: draft.before.slice(0, -1) };
};

export type UnitScan =
  | { readonly kind: "APPROVED"; readonly unit: StationUnit; readonly draft: ParcelDraft }
  /** Every unit of this product has a verdict. */
  | { readonly kind: "DECIDED"; readonly unit: StationUnit; readonly draft: ParcelDraft }
  | { readonly kind: "NOT_HERE" };

/** Every announced unit of the product with one of the codes. */
export const alikeUnits = (parcel: StationParcel, codes: readonly string[]): StationUnit[] =>
  parcel.units.filter(({ ean, sku }) => isNamed(ean, codes) || isNamed(sku, codes));

/** The parcel's units of the same product as this one, including itself. */
export const sameProduct = (parcel: StationParcel, { line_item_id, sku, ean }: StationUnit): StationUnit[] =>
  parcel.units.filter(
    (each) =>
      each.line_item_id === line_item_id || (sku !== "" && each.sku === sku) || (ean !== "" && each.ean === ean),
  );

/** A unit's own code: selects and approves the next one of that product, preferring one without a verdict. */
export const scanUnit = (
  parcel: StationParcel,
  draft: ParcelDraft,
  { user, codes }: { user: string; codes: readonly string[] },
): UnitScan => {
  const alike = alikeUnits(parcel, codes);
  const [first] = alike;
  if (first === undefined) return { kind: "NOT_HERE" };
  const open = alike.filter(({ verdict, unit_id }) => verdict === "UNDECIDED" && !hasVerdict(draft, unit_id));
  const unit = open.find(({ unit_id }) => unit_id === draft.activeId) ?? open[0];
  const shown = alike.find(({ unit_id }) => unit_id === draft.activeId) ?? first;
  if (unit === undefined) return { kind: "DECIDED", unit: shown, draft: focus(draft, shown.unit_id) };
  const approved = changeUnit(draft.units, unit.unit_id, { ...EMPTY_UNIT, status: "APPROVED", user });
  return { kind: "APPROVED", unit, draft: focus(withUnits(draft, approved), unit.unit_id) };
};

const isNamed = (name: string, codes: readonly string[]): boolean => name !== "" && codes.includes(productKey(name));

const withUnits = (draft: ParcelDraft, units: ParcelDraft["units"]): ParcelDraft => ({
  ...draft,
  units,
  before: [...draft.before.slice(1 - MOST_UNDO), { units: draft.units, activeId: draft.activeId }],
});
