/** Hidden field with the key of the page's content: a press in an old window must not confirm something newer. */
export const KEY_FIELD = "key";
