import type { Editing, Json } from "./rebase";

const keyOf = (id: string): string => `homeward.setting.${id}`;

/** Edits that were left behind on this setting, in this tab; null where there are none or they cannot be read. */
export const readStoredDraft = <T extends Json>(id: string): Editing<T> | null => {
  try {
    const text = sessionStorage.getItem(keyOf(id));
    return text === null ? null : (JSON.parse(text) as Editing<T>);
  } catch {
    // Storage that is switched off or damaged: then nothing was kept.
    return null;
  }
};

/** Keeps edits for as long as the tab lives; null forgets them. */
export const storeDraft = <T extends Json>(id: string, stored: Editing<T> | null): void => {
  try {
    if (stored === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    // Full or switched off: the browser's own question before the page is left remains.
  }
};
