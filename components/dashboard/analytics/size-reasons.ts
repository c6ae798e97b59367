import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import { t } from "@/messages/dashboard/analytics";
import type { Analytics } from "./types";

type Reasoned = Pick<Analytics["sizes"][number], "reasons">;
type Column = { readonly id: string; readonly head: string; readonly unitsOf: (row: Reasoned) => number };

/** Number of columns that fit next to each other. */
const MOST_BESIDE = 3;
/** Minimum number of units for a statement about fit. */
const FEW = 5;
/** Ratio between the two directions from which the tendency counts as clear. */
const CLEARLY = 2;

const DIRECTIONS = ["TOO_SMALL", "TOO_BIG"] as const satisfies readonly SizeDirection[];

/** Returns the units of a row that were returned for a size direction. */
export const unitsTold = ({ reasons }: Reasoned, direction: SizeDirection): number =>
  sumOf(reasons.filter(({ size_direction }) => size_direction === direction));

/**
 * Returns the columns shown next to the sizes: the size directions of the store's reasons, then the most frequent other
 * reasons that fit, and one for all remaining reasons.
 */
export const columnsBeside = (rows: readonly Reasoned[]): Column[] => {
  const told = DIRECTIONS.filter((direction) => rows.some((row) => unitsTold(row, direction) > 0));
  const others = othersOf(rows);
  const shown = others.slice(0, MOST_BESIDE - told.length);
  const columns: Column[] = [
    ...told.map((direction) => ({
      id: direction,
      head: t(`sizeReasons.${direction}`),
      unitsOf: (row: Reasoned) => unitsTold(row, direction),
    })),
    ...shown.map((name) => ({
      id: `reason ${name}`,
      head: name || t("sizeReasons.noReason"),
      unitsOf: (row: Reasoned) => unitsNamed(row, name),
    })),
  ];
  if (others.length === shown.length) return columns;
  const rest = (row: Reasoned) => sumOf(row.reasons) - columns.reduce((sum, { unitsOf }) => sum + unitsOf(row), 0);
  return [...columns, { id: "rest", head: t("sizeReasons.other"), unitsOf: rest }];
};

/** Returns how a product fits if its size-related returns clearly say so, such as "Runs small"; otherwise "". */
export const fitWords = (row: Reasoned): string => {
  const [small, big] = [unitsTold(row, "TOO_SMALL"), unitsTold(row, "TOO_BIG")];
  if (small + big < FEW) return "";
  if (small >= CLEARLY * big) return t("sizeReasons.runsSmall");
  return big >= CLEARLY * small ? t("sizeReasons.runsBig") : "";
};

/** Names of reasons that aren't about size, most frequent first. */
const othersOf = (rows: readonly Reasoned[]): string[] => {
  const totals = new Map<string, number>();
  for (const { name, units, size_direction } of rows.flatMap(({ reasons }) => reasons))
    if (size_direction === "NONE") totals.set(name, (totals.get(name) ?? 0) + units);
  return [...totals].sort(([, one], [, other]) => other - one).map(([name]) => name);
};

/** Sums all reasons with this name, because two reasons can have the same label. */
const unitsNamed = ({ reasons }: Reasoned, name: string): number =>
  sumOf(reasons.filter((reason) => reason.name === name && reason.size_direction === "NONE"));

const sumOf = (counted: readonly { units: number }[]): number => counted.reduce((sum, { units }) => sum + units, 0);
