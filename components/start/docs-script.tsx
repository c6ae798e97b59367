"use client";

import { useEffect } from "react";
import { SEARCH_FIELD } from "./search-form";

const TYPED_INTO = "input, textarea, select, [contenteditable]";

/** "/" focuses the search, and a language chosen for one example applies to the whole page. */
export function DocsScript() {
  useEffect(() => {
    const leave = new AbortController();
    document.addEventListener("keydown", goToSearch, { signal: leave.signal });
    document.addEventListener("change", chooseEverywhere, { signal: leave.signal });
    return () => leave.abort();
  }, []);
  return null;
}

const goToSearch = (event: KeyboardEvent): void => {
  const isTyping = event.target instanceof Element && event.target.matches(TYPED_INTO);
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  event.preventDefault();
  document.getElementById(SEARCH_FIELD)?.focus();
};

const chooseEverywhere = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-code-language]")) return;
  const before = target.getBoundingClientRect().top;
  for (const other of document.querySelectorAll("input[data-code-language]"))
    if (other instanceof HTMLInputElement && other.value === target.value) other.checked = true;
  // Blocks above may have changed their height: the chosen one keeps its position.
  scrollBy(0, target.getBoundingClientRect().top - before);
};
