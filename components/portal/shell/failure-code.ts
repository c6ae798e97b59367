/** Placeholder in a text for the error code, which only the browser will know. */
export const CODE = "%code%";
