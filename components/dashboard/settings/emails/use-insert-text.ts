import { useRef } from "react";

/**
 * Puts words into the text field inside `holder` where its cursor stands, in place of what is selected, and leaves the
 * cursor behind them. A field that nobody has been in gets them at its end.
 */
export const useInsertText = () => {
  const holder = useRef<HTMLDivElement>(null);
  const wasVisited = useRef(false);
  const insert = (words: string): void => {
    const field = holder.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (!field) return;
    if (!wasVisited.current) field.setSelectionRange(field.value.length, field.value.length);
    field.focus();
    // Deprecated, but the only way to insert that the browser's own undo takes back.
    document.execCommand("insertText", false, words);
  };
  const onFocus = () => {
    wasVisited.current = true;
  };
  return { holder: { ref: holder, onFocus }, insert };
};
