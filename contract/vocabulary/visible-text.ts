/**
 * Characters that show nothing: blanks of every kind, controls, marks that only steer the writing around them, and the
 * fillers that look like a blank (Hangul, Braille, musical).
 */
const INVISIBLE = String.raw`\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}`;

const VISIBLE = new RegExp(`[^${INVISIBLE}]`, "u");

/** Whether a person who looks at the text sees anything. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Controls but tab, line breaks, and NUL, which is refused: they show nothing, and a terminal obeys them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * What a person wrote (a reason, a note, a name), as it is kept: without controls, without blanks around it, and "" where
 * nothing of it can be seen. The rest stays as it is: emoji and several scripts are joined by characters that show nothing
 * by themselves.
 */
export const visibleText = (text: string): string => (isVisible(text) ? text.replace(CONTROLS, "").trim() : "");
