/**
 * Copies a text to the clipboard. Also works without HTTPS, for example inside a warehouse, where browsers have no
 * clipboard API but can copy a selection. `near` is the pressed element, which keeps the focus.
 * @returns false if the browser allows neither
 */
export const copyText = async (text: string, near: HTMLElement): Promise<boolean> => {
  try {
    // Undefined without HTTPS, despite its type.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text, near);
  }
};

/** Places the text next to the pressed element, because nothing behind an open dialog can be selected. */
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
