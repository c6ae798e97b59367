import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { FormAction, FormState } from "../ui/form-state";
import { INTENT_FIELD, SAVE } from "./intent-field";
import { useFormAction } from "./use-form-action";

type LatestSave = {
  readonly state: FormState;
  /** For the form element: serves those whose scripts have not come or do not run. */
  readonly action: (data: FormData) => void;
  readonly isSaving: boolean;
  /** Saving because of a press, not because of a choice. */
  readonly isContinuing: boolean;
  readonly send: (data: FormData) => void;
};

/**
 * Sends one save at a time. React would queue them all; here only the latest waits, as it holds everything that those
 * before it held. A press is never displaced by a choice made after it, and a second press while one runs changes nothing.
 */
export function useLatestSave(serverAction: FormAction): LatestSave {
  const [state, action, isSaving] = useFormAction(serverAction);
  const [isPressed, setPressed] = useState(false);
  const running = useRef<FormData | null>(null);
  const waiting = useRef<FormData | null>(null);
  const start = useCallback(
    (data: FormData) => {
      running.current = data;
      startTransition(() => action(data));
    },
    [action],
  );
  const send = useCallback(
    (data: FormData) => {
      const isPressRunning = running.current !== null && isPress(running.current);
      if (isPressRunning && isPress(data)) return;
      const next = running.current ? later(waiting.current, data) : data;
      setPressed(isPressRunning || isPress(next));
      if (running.current) waiting.current = next;
      else start(next);
    },
    [start],
  );
  // Before the screen is drawn, so that it never looks settled between two saves.
  useLayoutEffect(() => {
    if (isSaving) return;
    const next = waiting.current;
    [running.current, waiting.current] = [null, null];
    if (!next) return;
    setPressed(isPress(next));
    start(next);
  }, [isSaving, start]);
  return { state, action, isSaving, isContinuing: isSaving && isPressed, send };
}

const isPress = (data: FormData): boolean => data.has(INTENT_FIELD) && data.get(INTENT_FIELD) !== SAVE;

/** The newer content; the intent of a press that waits already stays. */
const later = (before: FormData | null, data: FormData): FormData => {
  const intent = before && isPress(before) ? before.get(INTENT_FIELD) : null;
  if (intent !== null) data.set(INTENT_FIELD, intent);
  return data;
};
