/** The grade below with which a unit can be resold as new. */
export const SELLABLE_GRADE = "Like new";

/** Grades for return reasons that require one, if the store has no grades of its own. */
export const DAMAGE_GRADES = [
  { name: SELLABLE_GRADE, hint: "Back on the shelf" },
  { name: "Damaged", hint: "Not restocked" },
] as const;
