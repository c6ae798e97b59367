import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { areSingleKeysOn, ownerOf } from "./is-typing";
import { takesBack, type UndoPress } from "./takes-back";

/** Has z or Ctrl Z take back what was done last; `onUndo` is undefined while nothing can be. */
export const useUndoKey = (onUndo: (() => void) | undefined): void => {
  const queries = useQueryClient();
  // Known before something can be taken back: the first letter of a word may be what was done.
  const letterAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = !event.defaultPrevented && takesBack(pressOf(event, letterAt.current));
      if (event.key.length === 1 && ownerOf(event.target) === "CHOICE") letterAt.current = event.timeStamp;
      // While another act is on its way, whoever presses means that one, which cannot be taken back yet.
      if (!isUndo || onUndo === undefined || queries.isMutating() > 0) return;
      event.preventDefault();
      letterAt.current = Number.NEGATIVE_INFINITY;
      onUndo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
};

/** The press that takes back from where the focus is when this is first shown: "Z", or the chord where z is not free. */
export const useUndoWord = (): string => {
  const [word, setWord] = useState("Z");
  useEffect(() => {
    const press = {
      key: "z",
      isChord: false,
      sinceLetterMs: Number.POSITIVE_INFINITY,
      ...focusOf(document.activeElement),
    };
    if (!takesBack(press)) setWord(/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ Z" : "Ctrl Z");
  }, []);
  return word;
};

const pressOf = (event: KeyboardEvent, letterAt: number): UndoPress => ({
  // With Alt or Shift it is another key.
  key: event.altKey || event.shiftKey ? "" : event.key,
  isChord: event.ctrlKey || event.metaKey,
  sinceLetterMs: event.timeStamp - letterAt,
  ...focusOf(event.target),
});

const focusOf = (target: EventTarget | null): Pick<UndoPress, "owner" | "options" | "areSingleKeysOn"> => ({
  owner: ownerOf(target),
  options: target instanceof HTMLSelectElement ? Array.from(target.options, ({ text }) => text) : [],
  areSingleKeysOn: areSingleKeysOn(),
});
