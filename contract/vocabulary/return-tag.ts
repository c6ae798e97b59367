/** Maximum length of a tag, in characters: it has to fit into a table cell. */
export const LONGEST_TAG = 40;
/** Maximum number of tags on a return; more would not help to organize. */
export const MOST_TAGS = 20;

/** Used in place of a person's ID for returns without an assignee. */
export const NOBODY = "none";

/** Invisible characters, and those that reverse the text after them: they would make different tags look the same. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More combining marks on one letter than any script uses; they would overlap adjacent lines. */
const PILED = /\p{M}{4}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Normalizes a tag for storage and comparison: visible characters only, lowercase, single spaces; "" if nothing is
 * left.
 */
export const plainTag = (text: string): string => {
  const seen = text.replaceAll(/\s/g, " ").replaceAll(UNSEEN, "");
  return seen.normalize("NFKC").toLowerCase().normalize("NFKC").replaceAll(/\s+/g, " ").trim();
};

/** Returns what is wrong with a tag from `plainTag`, in words; "" if it is valid. */
export const tagProblem = (tag: string): string => {
  if (!SEEN.test(tag)) return "Enter a tag with visible letters, digits or characters.";
  if ([...tag].length > LONGEST_TAG) return `A tag can have at most ${LONGEST_TAG} characters.`;
  return PILED.test(tag) ? "A tag can have at most 3 combining marks per letter." : "";
};
