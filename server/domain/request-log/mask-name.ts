import { isKnownField } from "./field-names";
import { HIDDEN } from "./mask-text";

const ENTRY = /\[\d{1,6}\]/g;

/** Masks the name of a field or query value: a name that isn't in the document was chosen by the caller. */
export const maskName = (name: string): string => (isKnownField(name) ? name : HIDDEN);

/**
 * Returns a path to a field, such as `reviews[0].status`, if all of its names are in the document; hidden otherwise.
 */
export const maskFieldPath = (path: string): string =>
  path.replaceAll(ENTRY, "").split(".").every(isKnownField) ? path : HIDDEN;
