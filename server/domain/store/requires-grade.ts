import type { ReturnReason } from "./types";

/** Reasons that say, by their name, that the item itself is damaged or faulty. */
const DAMAGE_REASONS: ReadonlySet<string> = new Set(["DAMAGED", "FAULTY", "DEFECTIVE", "BROKEN"]);

/**
 * Whether a unit that came back for this reason needs a grade before it is restocked. Lists from before stores could say
 * it, and reasons that a store no longer has, go by their name.
 */
export const requiresGrade = ({ name, requiresGrade: said }: Pick<ReturnReason, "name" | "requiresGrade">): boolean =>
  said ?? DAMAGE_REASONS.has(name.trim().toUpperCase());

/** The same by a reason's name alone, as the store has it now. */
export const reasonRequiresGrade = (
  reasons: readonly Pick<ReturnReason, "name" | "requiresGrade">[],
  name: string,
): boolean => requiresGrade(reasons.find((reason) => reason.name === name) ?? { name });
