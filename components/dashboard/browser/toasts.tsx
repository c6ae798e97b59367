"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { t } from "@/messages/dashboard/browser";
import { t as common } from "@/messages/dashboard/common";
import { UndoHint, UndoOffers, useUndoOffer } from "./undo-offers";

/** Time to read two lines, in milliseconds. */
const SHOWN_MS = 6_000;
/** Time to notice that it was the wrong row, in milliseconds. */
const UNDO_MS = 8_000;

type Toast = { readonly id: number; readonly text: string; readonly undo: (() => void) | undefined };
type Say = (text: string, undo?: () => void) => void;

const SayContext = createContext<Say>(() => undefined);

/** Returns a function that confirms an action, as in `say("2 approved, 1 declined.")`, with Undo where possible. */
export const useToast = (): Say => useContext(SayContext);

/** Holds the messages at the bottom of the screen and announces them politely to screen readers. */
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
  return (
    <UndoOffers>
      <SayContext value={say}>{children}</SayContext>
      <div
        className="left-[50%] bottom-6 gap-2 translate-x-[-50%] w-max max-w-[calc(100vw-32px)] fixed z-40 grid max-md:bottom-[calc(72px+env(safe-area-inset-bottom))]"
        role="status"
        aria-label={t("toasts.label")}
        aria-live="polite"
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} onEnd={drop} onUndo={() => takeBack(toast)} />
        ))}
      </div>
    </UndoOffers>
  );
}

type ToastLineProps = { toast: Toast; onEnd: (id: number) => void; onUndo: () => void };

/** Disappears on its own unless the pointer or the focus is on it. */
function ToastLine({ toast: { id, text, undo }, onEnd, onUndo }: ToastLineProps) {
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
      {undo === undefined ? null : <UndoButton onUndo={onUndo} />}
    </p>
  );
}

/** Undoes the action; a key does the same for the latest one. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const hasKey = useUndoOffer(onUndo);
  return (
    <button
      className="ml-auto py-0.5 px-1.5 rounded-[4px] gap-1.5 underline min-h-6 items-center inline-flex font-semibold underline-offset-[3px] focus-visible:outline-current [&>span]:border-current [&>span]:bg-transparent [&>span]:text-inherit"
      type="button"
      onClick={onUndo}
    >
      {common("undo")}
      <UndoHint hasKey={hasKey} />
    </button>
  );
}
