import { isTerminal } from "@/contract/vocabulary/process";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { isVisible } from "@/contract/vocabulary/visible-text";
import { DomainError } from "@/server/kernel/domain-error";
import type { ReturnProcess, ReturnUnit } from "../process/types";
import { comesBack } from "../process/unit-questions";
import { parcelsToCome } from "../shipping/parcels";
import { reasonRequiresGrade } from "../store/requires-grade";
import type { ReturnReason } from "../store/types";

/** One line of a review call: one unit. */
export type ReviewLine = {
  lineItemId: string;
  /** The specific unit that was inspected; "" takes the item's next undecided one. */
  unitId?: string;
  status: ReviewStatus;
  rejectReason: string;
  showRejectReason: boolean;
  user: string;
  reviewedAt: string;
  /** Whether it can be sold as new; true by default. */
  isResellable?: boolean;
  /** Its condition, as the store calls it; absent or "": not given. */
  grade?: string;
  /** Lines of the store's checklist that passed. */
  checks?: readonly string[];
};

export type UnitDecision = Omit<ReviewLine, "lineItemId" | "unitId"> & { unitId: string };

export type ReviewRules = {
  arePartialReviewsAllowed: boolean;
  markUnreviewedItemsAsMissing: boolean;
  returnReasons: readonly Pick<ReturnReason, "name" | "requiresGrade">[];
};

/**
 * Decides which unit gets which verdict (specification, "Review rules"; decisions, section 5). Lines name units by our
 * line item ID, the platform's, or the SKU; several lines for one item take its undecided units in order, except those
 * that the call names by their own ID. `user` is recorded for units that no line names; the default is the author of the
 * first line. `isByPerson`: an approved unit whose return reason requires a grade must have one. Other systems may review
 * without a grade: such a unit is refunded and not restocked.
 * @throws DomainError PROCESS_ENDED, REJECT_REASON_REQUIRED, GRADE_REQUIRED, UNKNOWN_LINE_ITEM, AMBIGUOUS_SKU,
 * UNKNOWN_UNIT, UNIT_ALREADY_REVIEWED, UNIT_NAMED_TWICE, REVIEWED_MEANWHILE, REVIEW_INCOMPLETE; facts.index is the
 * line's position in the call
 */
export const applyReview = (
  process: Pick<ReturnProcess, "status" | "units" | "order"> & Partial<Awaited>,
  lines: readonly ReviewLine[],
  rules: ReviewRules,
  { now, user = lines[0]?.user ?? "", isByPerson = false }: By,
): UnitDecision[] => {
  if (isTerminal(process.status))
    throw refusal("PROCESS_ENDED", "This return has ended and can't be reviewed again.", 0);
  const open = process.units.filter((unit) => unit.verdict === "UNDECIDED" && comesBack(unit));
  const decisions: UnitDecision[] = [];
  const taken = new Set<string>();
  const named = new Set(lines.map(({ unitId = "" }) => unitId));
  lines.forEach((line, index) => {
    requireReason(line, index);
    const lineId = resolveLine(process, line.lineItemId, index);
    const { lineItemId: _, unitId = "", ...verdict } = line;
    const unit =
      unitId === ""
        ? open.find(({ id, orderLineId }) => orderLineId === lineId && !named.has(id) && !taken.has(id))
        : namedUnit(process, { unitId, lineId, index });
    if (unit === undefined || taken.has(unit.id))
      throw unitId === ""
        ? refusal("UNIT_ALREADY_REVIEWED", oneTooMany(process, { lineId, name: line.lineItemId }), index)
        : refusal("UNIT_NAMED_TWICE", `The unit ${unitId} is reviewed twice in one call.`, index);
    if (isByPerson) requireGrade(rules, { unit, line, index });
    taken.add(unit.id);
    decisions.push({ ...verdict, unitId: unit.id });
  });
  // Units in another parcel are neither missing nor forgotten: they are inspected when it arrives.
  return isMoreToCome(process) ? decisions : [...decisions, ...theRest({ open, decisions, rules, now, user })];
};

type Awaited = Pick<ReturnProcess, "parcels" | "shipments" | "shippingStatus">;

const isMoreToCome = ({ parcels = [1], shipments = [], shippingStatus = "CREATED" }: Partial<Awaited>): boolean =>
  parcelsToCome({ parcels, shipments, shippingStatus }).length > 0;

type By = { now: string; user?: string | undefined; isByPerson?: boolean };

const refusal = (reason: string, message: string, index: number) =>
  new DomainError({ reason, message, facts: { index } });

/** Explains why no unit is left for a line that names an item: how many there are, and how many were decided before. */
const oneTooMany = (
  { units }: Pick<ReturnProcess, "units">,
  { lineId, name }: { lineId: string; name: string },
): string => {
  const ofItem = units.filter((unit) => unit.orderLineId === lineId && comesBack(unit));
  const all = `${ofItem.length} ${ofItem.length === 1 ? "unit" : "units"} of ${name}`;
  const decided = ofItem.filter(({ verdict }) => verdict !== "UNDECIDED").length;
  if (decided === 0) return `Only ${all} can be reviewed in this return; you sent one more.`;
  const have = decided === 1 ? "has its" : "have their";
  return decided === ofItem.length
    ? `This return has ${all}, and every unit is already reviewed.`
    : `This return has ${all}, and ${decided} of them ${have} review already; you sent one more.`;
};

const requireReason = (line: ReviewLine, index: number): void => {
  if (line.status === "DECLINED" && !isVisible(line.rejectReason))
    throw refusal("REJECT_REASON_REQUIRED", "A declined unit needs a reject_reason.", index);
};

const requireGrade = (
  { returnReasons }: ReviewRules,
  { unit, line, index }: { unit: ReturnUnit; line: ReviewLine; index: number },
): void => {
  const isGraded = (line.grade ?? "") !== "";
  if (line.status === "APPROVED" && !isGraded && reasonRequiresGrade(returnReasons, unit.returnReason))
    throw refusal("GRADE_REQUIRED", "Choose a grade. Its return reason requires one.", index);
};

/** IDs take precedence over SKUs: an ID names exactly one line, a SKU may be on several. */
const resolveLine = ({ units, order }: Pick<ReturnProcess, "units" | "order">, name: string, index: number): string => {
  const returned = new Set(units.map(({ orderLineId }) => orderLineId));
  const lines = order.lines.filter(({ id }) => returned.has(id));
  const byId = lines.find(({ id }) => id === name) ?? lines.find((line) => line.platformLineItemId === name);
  if (byId !== undefined) return byId.id;
  const bySku = lines.filter(({ sku }) => sku !== "" && sku === name);
  const [only] = bySku;
  if (only === undefined) throw refusal("UNKNOWN_LINE_ITEM", `No item of this return is called ${name}.`, index);
  if (bySku.length > 1)
    throw refusal(
      "AMBIGUOUS_SKU",
      `The SKU ${name} is on ${bySku.length} items of this return: send the line item ID.`,
      index,
    );
  return only.id;
};

/** A unit that was decided since it was inspected isn't decided again, nor is the next one in its place. */
const namedUnit = (
  { units }: Pick<ReturnProcess, "units">,
  { unitId, lineId, index }: { unitId: string; lineId: string; index: number },
): ReturnUnit => {
  const unit = units.find(({ id, orderLineId }) => id === unitId && orderLineId === lineId);
  if (unit === undefined) throw refusal("UNKNOWN_UNIT", `This item has no unit ${unitId}.`, index);
  if (!comesBack(unit))
    throw refusal("UNKNOWN_UNIT", "The shopper keeps this unit, so there is nothing to inspect.", index);
  if (unit.verdict !== "UNDECIDED")
    throw refusal(
      "REVIEWED_MEANWHILE",
      "Someone else has inspected this unit since then. Nothing was recorded: open the return again.",
      index,
    );
  return unit;
};

const theRest = ({
  open,
  decisions,
  rules,
  now,
  user,
}: {
  open: ReturnUnit[];
  decisions: UnitDecision[];
  rules: ReviewRules;
  now: string;
  user: string;
}): UnitDecision[] => {
  const decided = new Set(decisions.map(({ unitId }) => unitId));
  const left = open.filter(({ id }) => !decided.has(id));
  if (left.length === 0 || rules.arePartialReviewsAllowed) return [];
  if (!rules.markUnreviewedItemsAsMissing)
    throw new DomainError({
      reason: "REVIEW_INCOMPLETE",
      message: `${left.length} of ${open.length} units have no review: this store needs all of them in one call.`,
      facts: { left: left.length },
    });
  return left.map(({ id }) => ({
    unitId: id,
    status: "MISSING" as const,
    rejectReason: "",
    showRejectReason: false,
    user,
    reviewedAt: now,
  }));
};
