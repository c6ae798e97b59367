/** A key that was pressed while something can be taken back. */
export type UndoPress = {
  key: string;
  /** With Ctrl or ⌘, and nothing else. */
  isChord: boolean;
  owner: "PAGE" | "CHOICE" | "FIELD";
  /** What the choice in focus offers; empty elsewhere. */
  options: readonly string[];
  /** How long ago a letter was typed into that choice. */
  sinceLetterMs: number;
  areSingleKeysOn: boolean;
};

/** Letters that follow each other faster are one word, by which a choice looks for its option. */
const ONE_WORD_MS = 1_000;

/**
 * Whether a press takes back what was just done. Ctrl Z does everywhere but where it takes back what was typed. Z alone
 * does in the page; in a choice letters choose, so only where it would find nothing: whoever has just chosen is still
 * there, and the way back must not be one press further than elsewhere.
 */
export const takesBack = ({ key, isChord, owner, ...press }: UndoPress): boolean => {
  if (key.toLowerCase() !== "z" || owner === "FIELD") return false;
  if (isChord) return true;
  return press.areSingleKeysOn && key === "z" && (owner === "PAGE" || !isMeant(press));
};

/** Whether z looks for an option of the choice in focus. */
const isMeant = ({ options, sinceLetterMs }: Pick<UndoPress, "options" | "sinceLetterMs">): boolean =>
  sinceLetterMs < ONE_WORD_MS || options.some((option) => option.trimStart().toLowerCase().startsWith("z"));
