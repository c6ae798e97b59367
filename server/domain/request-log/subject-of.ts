import { SUBJECT_FIELDS } from "./field-names";
import { maskText } from "./mask-text";

const IDENTIFIER = /^[^\s@%]{1,128}$/;

/**
 * Returns the return or order that a field names, by which its call is found; null if it names none or may be personal
 * data.
 */
export const subjectOf = (name: string, value: string): string | null =>
  SUBJECT_FIELDS.has(name) && IDENTIFIER.test(value) && maskText(value) === value ? value : null;
