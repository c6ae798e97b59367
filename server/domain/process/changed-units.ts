import type { ReturnUnit } from "./types";

/** The units with what each change sets; a change names its unit. */
export const changedUnits = (
  units: readonly ReturnUnit[],
  changes: readonly { unitId: string; set: Partial<Omit<ReturnUnit, "id">> }[],
): ReturnUnit[] =>
  units.map((unit) => {
    const sets = changes.filter(({ unitId }) => unitId === unit.id).map(({ set }) => set);
    return sets.length === 0 ? unit : Object.assign({}, unit, ...sets);
  });
