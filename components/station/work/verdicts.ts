import type { ReviewStatus } from "@/contract/vocabulary/review";
import { changeUnit, draftOf, EMPTY_UNIT, OTHER, type UnitDraft } from "../../dashboard/review/review-draft";
import { EMPTY_OVERRIDE } from "../../dashboard/review/typed-override";
import { productKey } from "../scan/read-codes";
import type { ParcelDraft, StationParcel, StationUnit } from "./types";

/** More steps back nobody goes. */
const MOST_UNDO = 50;

/** An opened parcel, with its first unit that nobody has decided in focus. */
export const newDraft = (parcel: StationParcel, openedAtMs: number): ParcelDraft => ({
  ...{ processId: parcel.process_id, openedAtMs, movedFrom: null, units: {}, before: [], note: "", photos: [] },
  ...{ besides: null, looks: {} },
  activeId: openUnits(parcel)[0]?.unit_id ?? null,
  ...{ override: EMPTY_OVERRIDE, isAuthorizing: false },
});

/** What the server has no verdict for. */
export const openUnits = (parcel: StationParcel): StationUnit[] =>
  parcel.units.filter(({ verdict }) => verdict === "UNDECIDED");

const hasVerdict = (draft: ParcelDraft, unitId: string): boolean => draftOf(draft.units, unitId).status !== null;

/** The next unit without a verdict after this one, around the end; null when there is none. */
export const nextOpen = (parcel: StationParcel, draft: ParcelDraft, unitId: string | null): StationUnit | null => {
  const open = openUnits(parcel);
  const at = open.findIndex(({ unit_id }) => unit_id === unitId);
  return [...open.slice(at + 1), ...open.slice(0, at + 1)].find(({ unit_id }) => !hasVerdict(draft, unit_id)) ?? null;
};

/**
 * The unit that the bench shows large. Every key is about this one and no other; null while something that nobody
 * announced is shown in its place.
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
  /** A grade is asked of it once it is approved: it stays in focus until it has one. */
  isGradeAsked?: boolean;
};

/** Gives a unit its verdict. The focus goes on, but stays at a declined unit, which needs its reason. */
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

/** Why the unit in focus is declined. The focus goes on unless something is still to be said or shown. */
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

/** Changes what is said about a unit, without an entry for undo: a text is typed letter by letter. */
export const describeUnit = (
  draft: ParcelDraft,
  unitId: string,
  changed: Partial<UnitDraft> & { user: string },
): ParcelDraft => ({
  ...draft,
  units: changeUnit(draft.units, unitId, changed),
});

export const focus = (draft: ParcelDraft, activeId: string | null): ParcelDraft => ({ ...draft, activeId });

/** The draft before its last verdict or reason; null where there was none. */
export const undo = (draft: ParcelDraft): ParcelDraft | null => {
  const last = draft.before.at(-1);
  if (last === undefined) return null;
  return { ...draft, units: last.units, activeId: last.activeId, before: draft.before.slice(0, -1) };
};

export type UnitScan =
  | { readonly kind: "APPROVED"; readonly unit: StationUnit; readonly draft: ParcelDraft }
  /** Every unit of this product has its verdict. */
  | { readonly kind: "DECIDED"; readonly unit: StationUnit; readonly draft: ParcelDraft }
  | { readonly kind: "NOT_HERE" };

/** Every announced piece of the product that has one of the codes. */
export const alikeUnits = (parcel: StationParcel, codes: readonly string[]): StationUnit[] =>
  parcel.units.filter(({ ean, sku }) => isNamed(ean, codes) || isNamed(sku, codes));

/** The units of the parcel that are the same product as this one, itself among them. */
export const sameProduct = (parcel: StationParcel, { line_item_id, sku, ean }: StationUnit): StationUnit[] =>
  parcel.units.filter(
    (each) =>
      each.line_item_id === line_item_id || (sku !== "" && each.sku === sku) || (ean !== "" && each.ean === ean),
  );

/** A unit's own code: the next one of that product is in focus and approved; of two alike, the one without a verdict. */
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
