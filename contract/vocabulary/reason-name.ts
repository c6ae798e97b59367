type NamedReason = { readonly name: string; readonly label: string };

/**
 * What a store calls a return reason, in its own words. A reason that it has no longer is told by its code: "TOO_SMALL" is
 * "Too small".
 */
export const reasonName = (reasons: readonly NamedReason[], code: string): string =>
  reasons.find(({ name }) => name === code)?.label || codeWords(code);

/** A reason's code as people read it: codes are written like constants, or in words already. */
export const codeWords = (code: string): string => {
  if (!/^[A-Z0-9_]+$/.test(code)) return code;
  const words = code.toLowerCase().replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
