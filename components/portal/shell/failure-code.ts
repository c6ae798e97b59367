/** Stands in a text for the number of a failure, which only the browser will know. */
export const CODE = "%code%";
