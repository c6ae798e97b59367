/** One address with a domain that has a dot: "anna@example.com". What has none reaches nobody outside of its own network. */
const EMAIL_ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(?:\.[^\s@<>(),;:".]+)+$/u;

const LONGEST = 254;

/** Whether a text is an email address that can be written to; blanks around it count. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && EMAIL_ADDRESS.test(text);

/** The end of a sentence that begins with the field. */
export const EMAIL_EXPECTED = "must be an email address such as anna@example.com";
