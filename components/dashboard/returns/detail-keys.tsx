"use client";

import { useEffect } from "react";
import { isTyping } from "../browser/is-typing";

/** Keys that press what the return offers under them; while units are checked, letters are verdicts. */
const PRESSED = ["a", "d", "r", "[", "]"];
const CHORD_MS = 1_000;

/** Keys of one return: a and d decide, r refunds, g t goes to the timeline, [ and ] go on in the list. */
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
        // A key that presses nothing here is left to others: a letter may be a verdict.
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
