/**
 * Invisible characters: spaces of every kind, controls, formatting marks, and fillers that look like a space (Hangul,
 * Braille, musical).
 */
const INVISIBLE = String.raw`\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}`;

const VISIBLE = new RegExp(`[^${INVISIBLE}]`, "u");

/** Returns whether anything in the text is visible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * Control characters except tab, line breaks and NUL, which is refused. They are invisible, and terminals execute them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Normalizes text that a person wrote (a reason, a note, a name) for storage: removes control characters, trims, and
 * returns "" if nothing is visible. The rest is unchanged, because emoji and several scripts need joining characters
 * that are invisible by themselves.
 */
export const visibleText = (text: string): string => (isVisible(text) ? text.replace(CONTROLS, "").trim() : "");
