/** Name of the field that says what a press meant, and its values; forms write it, server actions read it. */
export const INTENT_FIELD = "then";
export const SAVE = "save";
export const CONTINUE = "continue";
/** Saves what is complete and reports what isn't: the button for forms whose choices aren't saved as they are made. */
export const UPDATE = "update";
/** Ends the selection when there are pages of further items. */
export const ENOUGH = "enough";
