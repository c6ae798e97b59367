import { useRef } from "react";

/**
 * Inserts a text into the field inside `holder` at its cursor, replacing the selection, and moves the cursor behind it.
 * If the field has never been focused, the text is added at the end.
 */
export const useInsertText = () => {
  const holder = useRef<HTMLDivElement>(null);
  const wasVisited = useRef(false);
  const insert = (words: string): void => {
    const field = holder.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (!field) return;
    if (!wasVisited.current) field.setSelectionRange(field.value.length, field.value.length);
    field.focus();
    // Deprecated, but the only way to insert text that the browser's undo can revert.
    document.execCommand("insertText", false, words);
  };
  const onFocus = () => {
    wasVisited.current = true;
  };
  return { holder: { ref: holder, onFocus }, insert };
};
