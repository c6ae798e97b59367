/** The characters of a key in the American layout: plain, and with Shift. */
const PAIRS: Readonly<Record<string, string>> = {
  ...{ Minus: "-_", Equal: "=+", BracketLeft: "[{", BracketRight: "]}", Backslash: "\\|", Semicolon: ";:" },
  ...{ Quote: "'\"", Backquote: "`~", Comma: ",<", Period: ".>", Slash: "/?", Space: "  " },
  ...{ NumpadAdd: "++", NumpadSubtract: "--", NumpadMultiply: "**", NumpadDivide: "//", NumpadDecimal: ".." },
};

const SHIFTED_DIGITS = ")!@#$%^&*(";

/**
 * The character of a key's position (`event.code`) on an American keyboard, or "" for keys without one. Most scanners
 * send that layout's positions, whatever layout the computer assumes.
 */
export const usCharacter = (code: string, isShifted: boolean): string => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return isShifted ? letter : letter.toLowerCase();
  const digit = digitOf(code);
  if (digit !== null) return isShifted && code.startsWith("Digit") ? (SHIFTED_DIGITS[Number(digit)] ?? "") : digit;
  return PAIRS[code]?.[isShifted ? 1 : 0] ?? "";
};

/** "7" for that digit's key, in the row or on the number pad; null for any other. */
export const digitOf = (code: string): string | null => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? null;
