"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

/** Long enough to read two lines. */
const SHOWN_MS = 6_000;

type Toast = { readonly id: number; readonly text: string };
type Say = (text: string) => void;

const SayContext = createContext<Say>(() => undefined);

/** Says in words what was just done: `say("2 approved, 1 declined.")`. */
export const useToast = (): Say => useContext(SayContext);

/** Holds the messages at the bottom of the screen; screen readers hear them politely. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const drop = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  const say = useMemo<Say>(() => {
    let last = 0;
    return (text) => {
      last += 1;
      const id = last;
      setToasts((list) => [...list.slice(-2), { id, text }]);
      setTimeout(() => drop(id), SHOWN_MS);
    };
  }, [drop]);
  return (
    <SayContext value={say}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <p key={toast.id} className="toast">
            {toast.text}
          </p>
        ))}
      </div>
    </SayContext>
  );
}
