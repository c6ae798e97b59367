import { createHash } from "node:crypto";
import type { getAnalytics, getAnalyticsBreakdown } from "@/contract/dashboard/analytics";
import { type AnalyticsDimension, MOST_DAILY_POINTS, type ReturnStep } from "@/contract/vocabulary/analytics";
import { reasonName } from "@/contract/vocabulary/reason-name";
import type { BreakdownRow, CoursePart, Figures, OverdueRefunds } from "@/server/domain/dashboard/types";
import { sizeDirectionNamed } from "@/server/domain/store/size-direction";
import type { ReturnReason } from "@/server/domain/store/types";
import { addDays } from "@/server/kernel/local-day";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type Analytics = Shown<(typeof getAnalytics)["output"]>;
type Named = readonly Pick<ReturnReason, "name" | "label" | "sizeDirection">[];
type ReasonFact = { reason: string; units: number };

const NOTHING: Figures = {
  ...{ returns: 0, countedReturns: 0, orders: 0, orderedUnits: 0, returnedOrders: 0 },
  ...{ units: 0, keptUnits: 0, receivedUnits: 0, inspectedUnits: 0, declinedUnits: 0, missingUnits: 0 },
  ...{ refundedMinor: 0, creditedMinor: 0, exchangedMinor: 0, feesMinor: 0, bonusesMinor: 0 },
  ...{ labelCostMinor: 0, labels: 0, pricedLabels: 0 },
};

const added = (parts: readonly CoursePart[]): Figures => {
  const sum = { ...NOTHING };
  for (const part of parts) for (const name of Object.keys(NOTHING) as (keyof Figures)[]) sum[name] += part[name] ?? 0;
  return sum;
};

const presentSums = (sums: Figures): Analytics["now"] => ({
  ...sums,
  refunded: presentAmount(sums.refundedMinor),
  credited: presentAmount(sums.creditedMinor),
  exchanged: presentAmount(sums.exchangedMinor),
  fees: presentAmount(sums.feesMinor),
  bonuses: presentAmount(sums.bonusesMinor),
  labelCost: presentAmount(sums.labelCostMinor),
});

/** Returns the figures of the period, or of the previous one: its days summed up. */
export const presentFigures = (days: readonly CoursePart[], when: "NOW" | "BEFORE"): Analytics["now"] =>
  presentSums(added(days.filter(({ isNow }) => isNow === (when === "NOW"))));

type Days = { from: string; length: number };

/** Returns every day of the period, including days without returns. */
export const presentDays = (parts: readonly CoursePart[], { from, length }: Days): Analytics["days"] =>
  Array.from({ length }, (_, index) => ({
    day: addDays(from, index),
    returns: added(parts.filter(({ isNow, part }) => isNow && part === index)).returns,
  }));

const WEEK = 7;

/** Returns days, or weeks that start with the period; the last week may be shorter. */
export const presentCourse = (days: readonly CoursePart[], { from, length }: Days): Analytics["course"] => {
  const step = length > MOST_DAILY_POINTS ? WEEK : 1;
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => {
    const [first, behind] = [index * step, Math.min(length, (index + 1) * step)];
    const inside = days.filter(({ part }) => part >= first && part < behind);
    return {
      ...{ from: addDays(from, first), to: addDays(from, behind - 1) },
      now: presentSums(added(inside.filter(({ isNow }) => isNow))),
      before: presentSums(added(inside.filter(({ isNow }) => !isNow))),
    };
  });
};

const named = (counted: readonly ReasonFact[], reasons: Named) =>
  counted.map(({ reason, units }) => ({
    ...{ reason, name: reasonName(reasons, reason), units },
    sizeDirection: sizeDirectionNamed(reasons, reason),
  }));

export const presentReasons = (
  counted: readonly (ReasonFact & { before: number })[],
  reasons: Named,
): Analytics["reasons"] => counted.map((one) => ({ ...one, name: reasonName(reasons, one.reason) }));

export const presentOverdue = ({ amountMinor, ...one }: OverdueRefunds): Analytics["overdueRefunds"][number] => ({
  ...one,
  amount: presentAmount(amountMinor),
});

type ProductFact = Omit<Analytics["products"][number], "reasons"> & { reasons: ReasonFact[] };

export const presentProduct = (product: ProductFact, reasons: Named): Analytics["products"][number] => ({
  ...product,
  reasons: named(product.reasons, reasons),
});

type SizeFact = { size: string; units: number; orderedUnits: number; reasons: ReasonFact[] };

export const presentSize = (one: SizeFact, reasons: Named): Analytics["sizes"][number] => ({
  ...one,
  reasons: named(one.reasons, reasons),
});

type StepFact = { step: ReturnStep; returns: number; hours: number | null };

export const presentSteps = (now: readonly StepFact[], before: readonly StepFact[]): Analytics["steps"] =>
  now.map((one) => ({ ...one, hoursBefore: before.find(({ step }) => step === one.step)?.hours ?? null }));

type Breakdown = Shown<(typeof getAnalyticsBreakdown)["output"]>;

/** Addresses of pages contain no personal data, so customers are identified by a hash. */
const filterKey = (by: AnalyticsDimension, key: string): string =>
  by === "CUSTOMER" && key !== "" ? createHash("md5").update(key).digest("hex") : key;

export const presentBreakdown = (
  rows: readonly BreakdownRow[],
  { by, reasons }: { by: AnalyticsDimension; reasons: Named },
): Pick<Breakdown, "rows" | "rest"> => {
  const shown = rows.map(({ key, name, ...row }) => ({
    ...row,
    ...{ key, name: by === "REASON" && key !== null ? reasonName(reasons, key) : name },
    ...{ value: presentAmount(row.valueMinor), accepted: presentAmount(row.acceptedMinor) },
    ...{ refunded: presentAmount(row.refundedMinor), credited: presentAmount(row.creditedMinor) },
    labelCost: row.labelCostMinor === null ? null : presentAmount(row.labelCostMinor),
  }));
  const rest = shown.find(({ key }) => key === null) ?? null;
  return {
    rows: shown.flatMap(({ key, ...row }) => (key === null ? [] : [{ ...row, key, filterKey: filterKey(by, key) }])),
    rest,
  };
};
