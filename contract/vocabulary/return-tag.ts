/** Longest tag, in characters: it stands in a cell of the list. */
export const LONGEST_TAG = 40;
/** Tags of one return: more are no filing any more. */
export const MOST_TAGS = 20;

/** In place of a person's id: returns that are nobody's work. */
export const NOBODY = "none";

/** Shows nothing, or turns what follows round: two tags that look the same would be two, or one would look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any script writes: they run over the lines around them. */
const PILED = /\p{M}{4}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A tag as it is kept and compared: what shows, in lower case, with single spaces; "" for one of nothing. */
export const plainTag = (text: string): string => {
  const seen = text.replaceAll(/\s/g, " ").replaceAll(UNSEEN, "");
  return seen.normalize("NFKC").toLowerCase().normalize("NFKC").replaceAll(/\s+/g, " ").trim();
};

/** What is wrong with a tag that `plainTag` made, in words; "" for one that can be kept. */
export const tagProblem = (tag: string): string => {
  if (!SEEN.test(tag)) return "Enter a tag with visible letters, digits or characters.";
  if ([...tag].length > LONGEST_TAG) return `A tag can have at most ${LONGEST_TAG} characters.`;
  return PILED.test(tag) ? "A tag can have at most 3 combining marks per letter." : "";
};
