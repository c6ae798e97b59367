type NamedReason = { readonly name: string; readonly label: string };

/**
 * Returns the store's own label of a return reason. A reason that the store has deleted is shown by its code:
 * "TOO_SMALL" becomes "Too small".
 */
export const reasonName = (reasons: readonly NamedReason[], code: string): string =>
  reasons.find(({ name }) => name === code)?.label || codeWords(code);

/** Turns a reason's code into readable words: codes look like constants, or are words already. */
export const codeWords = (code: string): string => {
  if (!/^[A-Z0-9_]+$/.test(code)) return code;
  const words = code.toLowerCase().replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
