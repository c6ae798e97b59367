/** Of the grades below, the one with which a piece can be sold as new. */
export const SELLABLE_GRADE = "Like new";

/** What is asked of a piece whose return reason requires a grade where a store has no grades of its own. */
export const DAMAGE_GRADES = [
  { name: SELLABLE_GRADE, hint: "Back on the shelf" },
  { name: "Damaged", hint: "Not restocked" },
] as const;
