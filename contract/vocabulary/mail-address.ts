/** Returns whether the text is exactly one address: no list, no name, no line break. */
export const isAddress = (text: string): boolean => /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text);

/** Like `isAddress`, and its domain has a top-level domain: without one, it reaches nobody outside its own network. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST && isAddress(text) && /@[^@]*[^@.]\.[^@.]+$/.test(text);

const LONGEST = 254;

/** The expected value, as the end of a sentence that begins with the field. */
export const EMAIL_EXPECTED = "must be an email address such as anna@example.com";
