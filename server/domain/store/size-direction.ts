import type { SizeDirection } from "@/contract/vocabulary/size-direction";
import type { ReturnReason } from "./types";

/**
 * Which way the size was wrong, by the reason. Lists from before stores could say it, and reasons that a store no longer
 * has, go by the names of the standard ones.
 */
export const sizeDirectionOf = ({ name, sizeDirection }: Pick<ReturnReason, "name" | "sizeDirection">): SizeDirection =>
  sizeDirection ?? (name === "TOO_SMALL" || name === "TOO_BIG" ? name : "NONE");

/** The same by a reason's name alone, as the store has it. */
export const sizeDirectionNamed = (
  reasons: readonly Pick<ReturnReason, "name" | "sizeDirection">[],
  name: string,
): SizeDirection => sizeDirectionOf(reasons.find((reason) => reason.name === name) ?? { name });
