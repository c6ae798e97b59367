const SWITCH = "homeward.single-keys";

/** Single keys can be switched off (WCAG 2.1.4): who dictates or hits keys by accident needs that. Kept in this browser. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(SWITCH) !== "off";

const listeners = new Set<() => void>();

export const switchSingleKeys = (isOn: boolean): void => {
  localStorage.setItem(SWITCH, isOn ? "on" : "off");
  for (const listener of listeners) listener();
};

/** Told whenever they are switched, here or in another tab. */
export const onSingleKeys = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

/** True when a key belongs to a field, a dialog or a chord of the browser, or single keys are off: shortcuts keep out. */
export const isTyping = (event: KeyboardEvent): boolean => {
  if (!areSingleKeysOn()) return true;
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return true;
  return ownerOf(event.target) !== "PAGE";
};

/** Whose a key is where the focus is: the page's, a choice's that letters choose in, or what is typed into. */
export const ownerOf = (target: EventTarget | null): "PAGE" | "CHOICE" | "FIELD" => {
  if (!(target instanceof HTMLElement)) return "PAGE";
  // One that has just closed keeps the focus until the next frame, and its keys are nobody's any more.
  if (target.closest("dialog:not([open])")) return "PAGE";
  if (target.closest("dialog, textarea, [contenteditable]")) return "FIELD";
  if (target.closest("select")) return "CHOICE";
  const isText = target instanceof HTMLInputElement && !["radio", "checkbox", "button", "submit"].includes(target.type);
  return isText ? "FIELD" : "PAGE";
};
