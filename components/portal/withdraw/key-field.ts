/** Hidden field with the key of what the page shows: a press in an old window must not confirm something newer. */
export const KEY_FIELD = "key";
