"use client";

import { isTyping } from "../browser/is-typing";
import { useKeys } from "../browser/use-keys";

const rowLinks = () => Array.from(document.querySelectorAll<HTMLAnchorElement>("[data-row]"));

const moveTo = (step: 1 | -1) => {
  const links = rowLinks();
  const here = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = links[here === -1 ? 0 : Math.min(links.length - 1, Math.max(0, here + step))];
  next?.focus({ preventScroll: true });
  next?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
};

/** Presses the button that has the key as its shortcut. */
const act = (key: string) => {
  const place = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  place?.click();
  if (place?.matches("summary")) place.focus();
};

/**
 * Shortcuts of the list: F filters, E exports, J and K move through the rows, 1 to 8 choose a view. Enter needs no
 * handler because the focus of a row is on its link.
 */
export function ListKeys() {
  useKeys((event) => {
    if (isTyping(event)) return;
    if (event.key === "j" || event.key === "k") moveTo(event.key === "j" ? 1 : -1);
    else if (event.key === "Enter" && document.activeElement === document.body) rowLinks()[0]?.click();
    else if (event.key === "f" || event.key === "e") act(event.key);
    else if (/^[1-8]$/.test(event.key)) document.querySelector<HTMLElement>(`[data-view="${event.key}"]`)?.click();
  });
  return null;
}
