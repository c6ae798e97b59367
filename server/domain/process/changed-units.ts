import type { ReturnUnit } from "./types";

/** Returns the units with each change applied; a change names its unit. */
export const changedUnits = (
  units: readonly ReturnUnit[],
  changes: readonly { unitId: string; set: Partial<Omit<ReturnUnit, "id">> }[],
): ReturnUnit[] =>
  units.map((unit) => {
    const sets = changes.filter(({ unitId }) => unitId === unit.id).map(({ set }) => set);
    return sets.length === 0 ? unit : Object.assign({}, unit, ...sets);
  });
