import { searchTexts } from "../search/search-keys";

/** How a search finds a person: email addresses, and names in the spelling of the search keys. */
export type PersonKeys = { emails: readonly string[]; names: readonly string[] };

const FEWEST_FOR_BEGINNING = 3;

/**
 * Returns whether a stored text would find this person, or gives their full name: "noor@…", "de wit", "Noor de Wit,
 * vip". A name shared by many people counts as naming each of them.
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
