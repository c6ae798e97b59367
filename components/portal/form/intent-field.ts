/** Name of the field that says what a press meant, and its values; forms write it, server actions read it. */
export const INTENT_FIELD = "then";
export const SAVE = "save";
export const CONTINUE = "continue";
/** Saves what is complete and says what is not: the button of those whose choices are not saved as they are made. */
export const UPDATE = "update";
/** Nothing more is chosen, where there are pages of further items. */
export const ENOUGH = "enough";
