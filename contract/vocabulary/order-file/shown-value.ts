const HIDDEN = "•••";
const LONGEST_DATA = 24;
/** A month's name is the longest word of a date; a currency has three letters. */
const MOST_LETTERS = 9;
const LONGEST_CODE = 40;

/**
 * Masks a cell of a file for a report whose readers need not know the shoppers. DATA: numbers, dates, yes and no; text
 * there may be a name from a wrong column, so only its first letter is shown. CODE: SKUs and reasons. PERSON: names,
 * addresses, emails; only an email's domain is shown.
 */
export const shownValue = (text: string, kind: "DATA" | "CODE" | "PERSON"): string => `"${textOf(text, kind)}"`;

const textOf = (text: string, kind: "DATA" | "CODE" | "PERSON"): string => {
  if (kind === "PERSON" || text.includes("@")) return masked(text);
  if (kind === "CODE") return shortened(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return /\d/.test(text) && letters <= MOST_LETTERS && text.length <= LONGEST_DATA ? text : masked(text);
};

const masked = (text: string): string => {
  const [first = ""] = text;
  const [, domain = ""] = /(@[^\s@]*)$/.exec(text) ?? [];
  return `${first === "@" ? "" : first}${HIDDEN}${domain}`;
};

const shortened = (text: string): string => {
  const letters = Array.from(text);
  return letters.length <= LONGEST_CODE ? text : `${letters.slice(0, LONGEST_CODE).join("")}…`;
};
