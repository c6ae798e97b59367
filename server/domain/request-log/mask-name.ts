import { isKnownField } from "./field-names";
import { HIDDEN } from "./mask-text";

const ENTRY = /\[\d{1,6}\]/g;

/** A name of a field or of a value of the query: what is none of the document's was chosen by the caller. */
export const maskName = (name: string): string => (isKnownField(name) ? name : HIDDEN);

/** The path to a field, such as `reviews[0].status`, all of whose names are the document's; hidden otherwise. */
export const maskFieldPath = (path: string): string =>
  path.replaceAll(ENTRY, "").split(".").every(isKnownField) ? path : HIDDEN;
