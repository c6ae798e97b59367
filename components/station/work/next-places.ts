import { SELLABLE_GRADE } from "@/contract/vocabulary/damage";
import { listed } from "@/contract/vocabulary/language";
import { draftOf, OTHER } from "../../dashboard/review/review-draft";
import { conditionOf } from "./condition-grades";
import type { Reader } from "./station";
import type { ParcelDraft, StationParcel, StationStore, StationUnit } from "./types";
import { openUnits } from "./verdicts";

/** Where inspected units are to be put, and why. */
export type NextPlace = {
  readonly place: string;
  readonly hint: string;
  readonly verdict: "APPROVED" | "DECLINED";
  readonly units: readonly StationUnit[];
};

/** Where to put the current units: one pile per location, in the order of the store's rules. */
export const nextPlaces = (parcel: StationParcel, draft: ParcelDraft, { rules }: StationStore): NextPlace[] => {
  const ruleOf = (unit: StationUnit) => {
    const { reason, ...decided } = draftOf(draft.units, unit.unit_id);
    // Units that aren't restocked go where declined units are kept.
    const status = decided.status === "APPROVED" && isKeptApart(rules, draft, unit) ? "DECLINED" : decided.status;
    return rules.dispositions.find(
      (each) =>
        each.verdict === status &&
        (each.reasons.length === 0 || (status === "DECLINED" && reason !== OTHER && each.reasons.includes(reason))) &&
        (each.grades.length === 0 ||
          (status === "APPROVED" && each.grades.includes(conditionOf(draft, unit.unit_id).grade))) &&
        (each.category_ids.length === 0 || each.category_ids.some((id) => unit.category_ids.includes(id))),
    );
  };
  const ruled = openUnits(parcel).map((unit) => ({ unit, rule: ruleOf(unit) }));
  const names = new Set(rules.dispositions.map(({ place }) => place));
  return [...names].flatMap((name) => {
    const here = ruled.filter(({ rule }) => rule?.place === name);
    const rule = here[0]?.rule;
    if (rule === undefined) return [];
    return [{ place: name, hint: rule.hint, verdict: rule.verdict, units: here.map(({ unit }) => unit) }];
  });
};

/** "2 to RESTOCK 04, 1 to QUARANTINE"; empty without a matching rule. */
export const placeWords = ({ t, locale }: Pick<Reader, "t" | "locale">, places: readonly NextPlace[]): string =>
  listed(
    places.map(({ place, units }) => t("places.units", { count: units.length, place })),
    locale,
  );

/** If the store has no grades of its own, a unit that requires a grade is restocked only as "Like new". */
const isKeptApart = ({ grades }: StationStore["rules"], draft: ParcelDraft, unit: StationUnit): boolean =>
  grades.length === 0 && unit.requires_grade && conditionOf(draft, unit.unit_id).grade !== SELLABLE_GRADE;
