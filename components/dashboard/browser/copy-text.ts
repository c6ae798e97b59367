/**
 * Puts a text on the clipboard, also where Homeward is opened without HTTPS, as inside of a warehouse: browsers give
 * no clipboard there but copy what is marked. `near` is what was pressed; it keeps the focus.
 * @returns false where the browser allows neither
 */
export const copyText = async (text: string, near: HTMLElement): Promise<boolean> => {
  try {
    // Not there at all without HTTPS, whatever its type says.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text, near);
  }
};

/** Beside what was pressed: behind an open dialog nothing can be marked. */
const copyMarked = (text: string, near: HTMLElement): boolean => {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  near.after(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  near.focus();
  return isCopied;
};
