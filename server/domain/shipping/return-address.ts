import type { Activity } from "@/server/domain/process/types";

/** Says what is missing and where to set it; shown to callers who request a label and on a held label. */
export const NO_RETURN_ADDRESS =
  "This store has no warehouse, so a label would lead nowhere. Add one under Settings, Warehouses, then try again.";

/**
 * Returns whether a label is held only because an address is missing: then no carrier was asked and none knows the
 * parcel.
 */
export const lacksReturnAddress = ({ state, lastError }: Pick<Activity, "state" | "lastError">): boolean =>
  state === "HELD" && lastError === NO_RETURN_ADDRESS;
