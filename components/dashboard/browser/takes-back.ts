/** A key press while something can be undone. */
export type UndoPress = {
  key: string;
  /** Pressed with Ctrl or ⌘ and no other modifier. */
  isChord: boolean;
  owner: "PAGE" | "CHOICE" | "FIELD";
  /** The options of the focused select; empty if none has the focus. */
  options: readonly string[];
  /** Time since the last letter was typed into that select, in milliseconds. */
  sinceLetterMs: number;
  areSingleKeysOn: boolean;
};

/** Letters typed within this time of each other form one search word for a select's options, in milliseconds. */
const ONE_WORD_MS = 1_000;

/**
 * Whether a key press undoes the last action. Ctrl Z always does, except where it undoes typing. Z alone does on the
 * page. In a select, where letters search for options, it does only if it would find none, because the focus is still
 * there after a choice and undo should take a single press.
 */
export const takesBack = ({ key, isChord, owner, ...press }: UndoPress): boolean => {
  if (key.toLowerCase() !== "z" || owner === "FIELD") return false;
  if (isChord) return true;
  return press.areSingleKeysOn && key === "z" && (owner === "PAGE" || !isMeant(press));
};

/** Whether Z searches for an option of the focused select. */
const isMeant = ({ options, sinceLetterMs }: Pick<UndoPress, "options" | "sinceLetterMs">): boolean =>
  sinceLetterMs < ONE_WORD_MS || options.some((option) => option.trimStart().toLowerCase().startsWith("z"));
