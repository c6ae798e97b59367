"use client";

import { useEffect } from "react";
import { isTyping } from "../browser/is-typing";

/** Keys that press a button of the page; during an inspection, letters are verdicts instead. */
const PRESSED = ["a", "d", "r", "[", "]"];
const CHORD_MS = 1_000;

/** Shortcuts of a return: A and D decide, R refunds, G T goes to the timeline, [ and ] move through the list. */
export function DetailKeys() {
  useEffect(() => {
    let goneAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector("dialog[open]") !== null) return;
      const isChord = event.timeStamp - goneAt < CHORD_MS;
      goneAt = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isChord && event.key === "t") {
        const place = document.getElementById("timeline");
        place?.scrollIntoView({ block: "start" });
        place?.focus({ preventScroll: true });
      } else {
        const pressed = PRESSED.includes(event.key)
          ? document.querySelector<HTMLElement>(`[data-key="${event.key}"]`)
          : null;
        // Leaves unhandled keys to other listeners, because a letter may be a verdict.
        if (pressed === null) return;
        pressed.click();
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return null;
}
