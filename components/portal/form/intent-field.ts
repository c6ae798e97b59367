/** Name of the field that says what a press meant, and its two values; forms write it, server actions read it. */
export const INTENT_FIELD = "then";
export const SAVE = "save";
export const CONTINUE = "continue";
