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
export const catchKeys = (onEscape: () => void, already = ""): EarlyKeys => {
  let typed = already;
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

/**
 * What was typed behind Ctrl K before the page could answer, null where nobody asked for the palette. From here on keys
 * are the page's own. A script of its own keeps them (public/dashboard-keys.js): it is there long before the page's.
 */
export const takeKeysOfLoading = (): string | null => {
  const page = window as Window & { homewardKeys?: { take: () => string | null } };
  const { homewardKeys } = page;
  // Taken once; and should that script come only now, it finds that it is not needed.
  page.homewardKeys = { take: () => null };
  return homewardKeys?.take() ?? null;
};
