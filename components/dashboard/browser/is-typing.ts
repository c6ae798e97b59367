/** True when a key belongs to a field, a dialog or a chord of the browser, so that single-key shortcuts keep out. */
export const isTyping = (event: KeyboardEvent): boolean => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog, select, textarea, [contenteditable]")) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox", "button", "submit"].includes(target.type);
};
