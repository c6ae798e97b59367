import type { getAnalytics } from "@/contract/dashboard/analytics";
import type { ReturnStep } from "@/contract/vocabulary/analytics";
import type { Figures } from "@/server/domain/dashboard/types";
import { sizeDirectionNamed } from "@/server/domain/store/size-direction";
import type { ReturnReason } from "@/server/domain/store/types";
import { addDays } from "@/server/kernel/local-day";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type Analytics = Shown<(typeof getAnalytics)["output"]>;
type Named = readonly Pick<ReturnReason, "name" | "label" | "sizeDirection">[];
type ReasonFact = { reason: string; units: number };

export const presentFigures = (figures: Figures): Analytics["now"] => ({
  ...figures,
  refunded: presentAmount(figures.refundedMinor),
  credited: presentAmount(figures.creditedMinor),
  exchanged: presentAmount(figures.exchangedMinor),
  fees: presentAmount(figures.feesMinor),
  bonuses: presentAmount(figures.bonusesMinor),
  labelCost: presentAmount(figures.labelCostMinor),
});

/** Every day of the period: one without a return is a day with none. */
export const presentDays = (
  counted: readonly { day: string; returns: number }[],
  { from, length }: { from: string; length: number },
): Analytics["days"] => {
  const byDay = new Map(counted.map(({ day, returns }) => [day, returns]));
  return Array.from({ length }, (_, index) => addDays(from, index)).map((day) => ({
    ...{ day, returns: byDay.get(day) ?? 0 },
  }));
};

const nameOf = (reason: string, reasons: Named): string => reasons.find(({ name }) => name === reason)?.label ?? reason;

const named = (counted: readonly ReasonFact[], reasons: Named) =>
  counted.map(({ reason, units }) => ({
    ...{ reason, name: nameOf(reason, reasons), units },
    sizeDirection: sizeDirectionNamed(reasons, reason),
  }));

export const presentReasons = (
  now: readonly ReasonFact[],
  before: readonly ReasonFact[],
  reasons: Named,
): Analytics["reasons"] =>
  now.map(({ reason, units }) => ({
    ...{ reason, units, name: nameOf(reason, reasons) },
    before: before.find((one) => one.reason === reason)?.units ?? 0,
  }));

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
