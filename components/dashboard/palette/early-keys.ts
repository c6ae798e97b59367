export type EarlyKeys = {
  /** Returns what was typed so far, with edits applied as in a text field. */
  text: () => string;
  /** Stops capturing keys. */
  stop: () => void;
};

/**
 * Captures keys for a field that is still loading and hides them from the page, where typing right after the shortcut
 * would trigger single-key shortcuts. Key combinations stay with the browser; Escape cancels.
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
 * Returns what was typed after Ctrl K before the page was interactive; null if the palette wasn't requested. Afterwards
 * the page handles keys. A separate script captures them (public/dashboard-keys.js) because it loads long before the
 * page's own.
 */
export const takeKeysOfLoading = (): string | null => {
  const page = window as Window & { homewardKeys?: { take: () => string | null } };
  const { homewardKeys } = page;
  // Read once. If that script loads only now, it sees that it isn't needed.
  page.homewardKeys = { take: () => null };
  return homewardKeys?.take() ?? null;
};
