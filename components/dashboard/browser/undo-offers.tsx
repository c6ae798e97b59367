"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { t } from "@/messages/dashboard/browser";
import { Key } from "../../ui/key";
import { areSingleKeysOn, ownerOf } from "./is-typing";
import { takesBack, type UndoPress } from "./takes-back";

type Offers = { top: string | undefined; offer: (id: string, undo: () => void) => () => void };

const OffersContext = createContext<Offers>({ top: undefined, offer: () => () => undefined });

/** Makes Z trigger the Undo offered on the page, the latest offer first. */
export function UndoOffers({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<readonly { id: string; undo: () => void }[]>([]);
  const offer = useCallback((id: string, undo: () => void) => {
    setOffers((list) => [...list, { id, undo }]);
    return () => setOffers((list) => list.filter((one) => one.id !== id));
  }, []);
  const last = offers.at(-1);
  useUndoKey(last?.undo);
  const value = useMemo<Offers>(() => ({ top: last?.id, offer }), [last, offer]);
  return <OffersContext value={value}>{children}</OffersContext>;
}

/** Offers `onUndo` to the Z key while it is defined. Returns whether Z currently triggers it and no newer offer. */
export const useUndoOffer = (onUndo: (() => void) | undefined): boolean => {
  const id = useId();
  const { top, offer } = useContext(OffersContext);
  const latest = useRef(onUndo);
  latest.current = onUndo;
  const isOffered = onUndo !== undefined;
  useEffect(() => (isOffered ? offer(id, () => latest.current?.()) : undefined), [isOffered, offer, id]);
  return top === id;
};

/** Shows the key next to Undo if the key triggers it. */
export function UndoHint({ hasKey }: { hasKey: boolean }) {
  const word = useUndoWord();
  return hasKey ? <Key>{word}</Key> : null;
}

/** Makes Z or Ctrl Z undo the last action; `onUndo` is undefined while nothing can be undone. */
const useUndoKey = (onUndo: (() => void) | undefined): void => {
  const queries = useQueryClient();
  // Tracked even while nothing can be undone, because the first letter of a search word can be the action itself.
  const letterAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = !event.defaultPrevented && takesBack(pressOf(event, letterAt.current));
      if (event.key.length === 1 && ownerOf(event.target) === "CHOICE") letterAt.current = event.timeStamp;
      // While another action is running, Z means that one, and it cannot be undone yet.
      if (!isUndo || onUndo === undefined || queries.isMutating() > 0) return;
      event.preventDefault();
      letterAt.current = Number.NEGATIVE_INFINITY;
      onUndo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
};

/** Returns the key that undoes from the current focus when first shown: "Z", or the chord where Z is taken. */
const useUndoWord = (): string => {
  const [word, setWord] = useState("Z");
  useEffect(() => {
    const press = {
      key: "z",
      isChord: false,
      sinceLetterMs: Number.POSITIVE_INFINITY,
      ...focusOf(document.activeElement),
    };
    if (!takesBack(press)) setWord(/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘ Z" : t("undoOffers.ctrlZ"));
  }, []);
  return word;
};

const pressOf = (event: KeyboardEvent, letterAt: number): UndoPress => ({
  // Alt or Shift makes it a different key.
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
