"use client";

import { type RefObject, startTransition, useActionState, useCallback, useEffect, useRef } from "react";
import { CLEAN, type FormAction, type FormState } from "./form-state";
import { INTENT_FIELD, SAVE } from "./intent-field";

const TYPING_PAUSE_MS = 500;

type DraftForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly state: FormState;
  readonly submit: (data: FormData) => void;
  readonly isSaving: boolean;
  /** Saves what the form holds now, after a pause in typing where the change came from a keyboard. */
  readonly saveSoon: (isTyping: boolean) => void;
};

/**
 * A form whose choices are kept on the server while they are made. Saving takes the same action as the button, so the
 * amounts on the page are always the server's; without scripts the button does it alone.
 */
export function useDraftForm(action: FormAction): DraftForm {
  const [state, submit, isSaving] = useActionState(action, CLEAN);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const save = useCallback(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    data.set(INTENT_FIELD, SAVE);
    startTransition(() => submit(data));
  }, [submit]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const saveSoon = useCallback(
    (isTyping: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, isTyping ? TYPING_PAUSE_MS : 0);
    },
    [save],
  );
  return { form, state, submit, isSaving, saveSoon };
}
