"use client";

import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { Key } from "../../ui/key";
import { areSingleKeysOn, ownerOf } from "./is-typing";
import { takesBack, type UndoPress } from "./takes-back";

/** Long enough to read two lines. */
const SHOWN_MS = 6_000;
/** Long enough to see that it was the wrong row. */
const UNDO_MS = 8_000;

type Toast = { readonly id: number; readonly text: string; readonly undo: (() => void) | undefined };
type Say = (text: string, undo?: () => void) => void;

const SayContext = createContext<Say>(() => undefined);

/** Says in words what was just done: `say("2 approved, 1 declined.")`; with the way back, where there is one. */
export const useToast = (): Say => useContext(SayContext);

/** Holds the messages at the bottom of the screen; screen readers hear them politely. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const drop = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  const say = useMemo<Say>(() => {
    let last = 0;
    return (text, undo) => {
      last += 1;
      const id = last;
      setToasts((list) => [...list.slice(-2), { id, text, undo }]);
    };
  }, []);
  const takeBack = ({ id, undo }: Toast) => {
    drop(id);
    undo?.();
  };
  const lastUndone = toasts.findLast(({ undo }) => undo !== undefined);
  useUndoKey(lastUndone && (() => takeBack(lastUndone)));
  return (
    <SayContext value={say}>
      {children}
      <div
        className="left-[50%] bottom-6 gap-2 translate-x-[-50%] w-max max-w-[calc(100vw-32px)] fixed z-40 grid max-md:bottom-[calc(72px+env(safe-area-inset-bottom))]"
        role="status"
        aria-label="Messages"
        aria-live="polite"
      >
        {toasts.map((toast) => (
          <ToastLine
            key={toast.id}
            toast={toast}
            hasKey={toast === lastUndone}
            onEnd={drop}
            onUndo={() => takeBack(toast)}
          />
        ))}
      </div>
    </SayContext>
  );
}

type ToastLineProps = { toast: Toast; hasKey: boolean; onEnd: (id: number) => void; onUndo: () => void };

/** Goes by itself, but not from under a pointer or the focus. */
function ToastLine({ toast: { id, text, undo }, hasKey, onEnd, onUndo }: ToastLineProps) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(() => onEnd(id), undo === undefined ? SHOWN_MS : UNDO_MS);
    return () => clearTimeout(timer);
  }, [isKept, id, undo, onEnd]);
  return (
    <p
      className="py-2.5 px-3.5 rounded-control gap-3 bg-ink text-paper shadow-float animate-[rise_180ms_var(--ease-out)] items-center flex"
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
      onFocus={() => setKept(true)}
      onBlur={() => setKept(false)}
    >
      {text}
      {undo === undefined ? null : <UndoButton hasKey={hasKey} onUndo={onUndo} />}
    </p>
  );
}

/** Takes back what was said; a key does the same, for the last one. */
function UndoButton({ hasKey, onUndo }: { hasKey: boolean; onUndo: () => void }) {
  const word = useUndoWord();
  return (
    <button
      className="ml-auto py-0.5 px-1.5 rounded-[4px] gap-1.5 underline min-h-6 items-center inline-flex font-semibold underline-offset-[3px] focus-visible:outline-current [&>span]:border-current [&>span]:bg-transparent [&>span]:text-inherit"
      type="button"
      onClick={onUndo}
    >
      Undo
      {hasKey ? <Key>{word}</Key> : null}
    </button>
  );
}

/** Has z or Ctrl Z take back what was done last; `onUndo` is undefined while nothing can be. */
const useUndoKey = (onUndo: (() => void) | undefined): void => {
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
const useUndoWord = (): string => {
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
