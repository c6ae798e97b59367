import type { ReturnReason } from "./types";

/** Reasons whose name says that the item itself is damaged or faulty. */
const DAMAGE_REASONS: ReadonlySet<string> = new Set(["DAMAGED", "FAULTY", "DEFECTIVE", "BROKEN"]);

/**
 * Returns whether a unit returned for this reason needs a grade before it is restocked. Lists from before stores could
 * set this, and reasons that a store no longer has, go by their name.
 */
export const requiresGrade = ({ name, requiresGrade: said }: Pick<ReturnReason, "name" | "requiresGrade">): boolean =>
  said ?? DAMAGE_REASONS.has(name.trim().toUpperCase());

/** The same for a reason's name, looked up in the store's current list. */
export const reasonRequiresGrade = (
  reasons: readonly Pick<ReturnReason, "name" | "requiresGrade">[],
  name: string,
): boolean => requiresGrade(reasons.find((reason) => reason.name === name) ?? { name });
