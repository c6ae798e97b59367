/** Reasons with which a shopper says that the item itself is damaged or faulty, whatever a store calls them. */
const DAMAGE_REASONS: ReadonlySet<string> = new Set(["DAMAGED", "FAULTY", "DEFECTIVE", "BROKEN"]);

export const isDamageReason = (name: string): boolean => DAMAGE_REASONS.has(name.trim().toUpperCase());

/** Of the grades below, the one with which a piece can be sold as new. */
export const SELLABLE_GRADE = "Like new";

/** What is asked of a piece that came back as damaged where a store has no grades of its own. */
export const DAMAGE_GRADES = [
  { name: SELLABLE_GRADE, hint: "Back on the shelf" },
  { name: "Damaged", hint: "Not restocked" },
] as const;
