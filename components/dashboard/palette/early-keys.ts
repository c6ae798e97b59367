export type EarlyKeys = {
  /** What was typed until now, as a field would hold it. */
  text: () => string;
  /** From now on keys go their own way again. */
  stop: () => void;
};

/**
 * Keeps what is typed for a field that is still on its way, and from everything else: a word that is typed right behind
 * the shortcut would act as single keys of the page. Chords stay the browser's; Escape gives up.
 */
export const catchKeys = (onEscape: () => void): EarlyKeys => {
  let typed = "";
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") onEscape();
    else if (event.key === "Backspace") typed = Array.from(typed).slice(0, -1).join("");
    else if (Array.from(event.key).length === 1) typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", onKey, { capture: true });
  return { text: () => typed, stop: () => window.removeEventListener("keydown", onKey, { capture: true }) };
};
