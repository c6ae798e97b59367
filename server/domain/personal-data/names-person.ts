import { searchTexts } from "../search/search-keys";

/** How a person is found by the search: email addresses, and names in the spelling of the search keys. */
export type PersonKeys = { emails: readonly string[]; names: readonly string[] };

const FEWEST_FOR_BEGINNING = 3;

/**
 * Whether a text that somebody kept would find this person, or names them in full: "noor@…", "de wit", "Noor de Wit, vip".
 * A text that many are called by counts as naming each of them.
 */
export const namesPerson = (text: string, { emails, names }: PersonKeys): boolean => {
  const keys = [...emails, ...names].filter((key) => key !== "");
  return searchTexts(text).texts.some((said) =>
    keys.some((key) => {
      if (said === key) return true;
      const isWhole = key.includes(" ") || key.includes("@");
      return (said.length >= FEWEST_FOR_BEGINNING && key.startsWith(said)) || (isWhole && said.includes(key));
    }),
  );
};
