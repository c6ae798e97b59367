import type { Activity } from "@/server/domain/process/types";

/** What is missing, and where it is set: read by whoever asks for a label, and at a label that is held. */
export const NO_RETURN_ADDRESS =
  "This store has no warehouse, so a label would lead nowhere. Add one under Settings, Warehouses, then try again.";

/** Whether a label is held for want of an address alone: then no carrier was asked, and none has it. */
export const lacksReturnAddress = ({ state, lastError }: Pick<Activity, "state" | "lastError">): boolean =>
  state === "HELD" && lastError === NO_RETURN_ADDRESS;
