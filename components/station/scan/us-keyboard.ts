/** What a keyboard with the American layout writes at a key: plain, and with Shift. */
const PAIRS: Readonly<Record<string, string>> = {
  ...{ Minus: "-_", Equal: "=+", BracketLeft: "[{", BracketRight: "]}", Backslash: "\\|", Semicolon: ";:" },
  ...{ Quote: "'\"", Backquote: "`~", Comma: ",<", Period: ".>", Slash: "/?", Space: "  " },
  ...{ NumpadAdd: "++", NumpadSubtract: "--", NumpadMultiply: "**", NumpadDivide: "//", NumpadDecimal: ".." },
};

const SHIFTED_DIGITS = ")!@#$%^&*(";

/**
 * The character that a key's place (`event.code`) stands for on an American keyboard, or "" for keys that write nothing.
 * Most scanners send places of that layout, whatever the computer takes them for.
 */
export const usCharacter = (code: string, isShifted: boolean): string => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return isShifted ? letter : letter.toLowerCase();
  const digit = digitOf(code);
  if (digit !== null) return isShifted && code.startsWith("Digit") ? (SHIFTED_DIGITS[Number(digit)] ?? "") : digit;
  return PAIRS[code]?.[isShifted ? 1 : 0] ?? "";
};

/** "7" for the key of that digit, in the row or on the pad; null for any other. */
export const digitOf = (code: string): string | null => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? null;
