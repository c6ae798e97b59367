import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import type { ReturnReason } from "./types";

/**
 * Returns which way the size was wrong, by the reason. Lists from before stores could set this, and reasons that a
 * store no longer has, go by the names of the standard reasons.
 */
export const sizeDirectionOf = ({ name, sizeDirection }: Pick<ReturnReason, "name" | "sizeDirection">): SizeDirection =>
  sizeDirection ?? (name === "TOO_SMALL" || name === "TOO_BIG" ? name : "NONE");

/** The same for a reason's name, looked up in the store's list. */
export const sizeDirectionNamed = (
  reasons: readonly Pick<ReturnReason, "name" | "sizeDirection">[],
  name: string,
): SizeDirection => sizeDirectionOf(reasons.find((reason) => reason.name === name) ?? { name });
