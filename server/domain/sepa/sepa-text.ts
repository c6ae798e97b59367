import { CYRILLIC, GREEK, LATIN } from "./sepa-letters";

/** Characters that every SEPA bank accepts (EPC217-08). */
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/;

/**
 * Converts text to the characters that every SEPA bank accepts: accents are removed, "ß" is "ss", Greek and Cyrillic
 * are transliterated, other marks become a full stop. Null if a letter has no such spelling: nothing is ever left out.
 */
export const sepaText = (text: string): string | null => {
  const spelled: string[] = [];
  for (const character of text.normalize("NFC").replaceAll(/(?<=[οό])[υύ]/giu, "u")) {
    const one = spell(character);
    if (one === null) return null;
    spelled.push(one);
  }
  // A bank reads "//" as the beginning of its own code, and no text may begin or end with a slash.
  return spelled
    .join("")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\/{2,}/g, "/")
    .replaceAll(/^[/\s]+|[/\s]+$/g, "");
};

const spell = (character: string): string | null => {
  if (ALLOWED.test(character)) return character;
  const known = LETTERS[character] ?? LETTERS[character.toLowerCase()];
  if (known !== undefined) return isCapital(character) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
  // Combining marks, and characters that only control line breaks.
  if (/^[\p{M}\p{Cf}]$/u.test(character)) return "";
  const bare = [...character.normalize("NFKD")].filter((one) => !/^\p{M}$/u.test(one));
  if (bare.length > 0 && bare.join("") !== character) return spellAll(bare);
  if (/^\p{L}$/u.test(character)) return null;
  return /^\s$/u.test(character) ? " " : ".";
};

const spellAll = (characters: readonly string[]): string | null => {
  const spelled = characters.map(spell);
  return spelled.some((one) => one === null) ? null : spelled.join("");
};

const isCapital = (character: string): boolean => character !== character.toLowerCase();

const MARKS = { "&": "+", "’": "'", "‘": "'", "`": "'", "´": "'", "–": "-", "—": "-", _: "-", ";": ",", '"': "'" };

const LETTERS: Readonly<Record<string, string>> = { ...LATIN, ...GREEK, ...CYRILLIC, ...MARKS };
