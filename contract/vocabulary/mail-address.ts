/** One address and nothing else: no list, no name, no line break. */
export const isAddress = (text: string): boolean => /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(text);

/** The same, and its domain has an ending: what is missing that reaches nobody outside of its own network. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST && isAddress(text) && /@[^@]*[^@.]\.[^@.]+$/.test(text);

const LONGEST = 254;

/** What is right, as the end of a sentence that begins with the field. */
export const EMAIL_EXPECTED = "must be an email address such as anna@example.com";
