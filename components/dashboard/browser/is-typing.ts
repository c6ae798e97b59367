const SWITCH = "homeward.single-keys";

/**
 * Whether single-key shortcuts are on. They can be switched off (WCAG 2.1.4) for people who use dictation or hit keys
 * by accident. The setting is stored in this browser.
 */
export const areSingleKeysOn = (): boolean => localStorage.getItem(SWITCH) !== "off";

const listeners = new Set<() => void>();

export const switchSingleKeys = (isOn: boolean): void => {
  localStorage.setItem(SWITCH, isOn ? "on" : "off");
  for (const listener of listeners) listener();
};

/** Calls the listener when the setting changes, here or in another tab. */
export const onSingleKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

/**
 * Whether shortcuts must ignore a key: it belongs to a field, a dialog or a browser shortcut, or single-key shortcuts
 * are off.
 */
export const isTyping = (event: KeyboardEvent): boolean => {
  if (!areSingleKeysOn()) return true;
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return true;
  return ownerOf(event.target) !== "PAGE";
};

/**
 * Returns the owner of a key press by the focus: the page, a select that jumps to options by letter, or a text field.
 */
export const ownerOf = (target: EventTarget | null): "PAGE" | "CHOICE" | "FIELD" => {
  if (!(target instanceof HTMLElement)) return "PAGE";
  // A dialog that has just closed keeps the focus until the next frame but no longer owns its keys.
  if (target.closest("dialog:not([open])")) return "PAGE";
  if (target.closest("dialog, textarea, [contenteditable]")) return "FIELD";
  if (target.closest("select")) return "CHOICE";
  const isText = target instanceof HTMLInputElement && !["radio", "checkbox", "button", "submit"].includes(target.type);
  return isText ? "FIELD" : "PAGE";
};
