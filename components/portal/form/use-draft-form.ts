"use client";

import {
  type FormEvent,
  type RefObject,
  startTransition,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { CLEAN, type FormAction, type FormState } from "./form-state";
import { INTENT_FIELD, SAVE } from "./intent-field";

const TYPING_PAUSE_MS = 500;

type DraftForm = {
  /** For the form element: the action alone serves those without scripts. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly action: (data: FormData) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
  readonly state: FormState;
  readonly isSaving: boolean;
  /** Saving because of a press, not because of a choice. */
  readonly isContinuing: boolean;
  /** Saves what the form holds now, after a pause where the change came from a keyboard. */
  readonly saveSoon: (isTyping: boolean) => void;
};

/**
 * A form whose choices are kept on the server while they are made. Saving takes the same action as the button, so the
 * amounts on the page are always the server's; without scripts the button does it alone. Presses are sent by hand:
 * React would set the form back to its first choices after its own submission.
 */
export function useDraftForm(serverAction: FormAction): DraftForm {
  const [state, action, isSaving] = useActionState(serverAction, CLEAN);
  const [isPressed, setPressed] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const send = useCallback(
    (data: FormData, pressed: boolean) => {
      clearTimeout(timer.current);
      startTransition(() => {
        setPressed(pressed);
        action(data);
      });
    },
    [action],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const saveSoon = useCallback(
    (isTyping: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          if (!ref.current) return;
          const data = new FormData(ref.current);
          data.set(INTENT_FIELD, SAVE);
          send(data, false);
        },
        isTyping ? TYPING_PAUSE_MS : 0,
      );
    },
    [send],
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setPressed(true);
    send(new FormData(event.currentTarget, submitter), true);
  };
  return {
    props: { ref, action, onSubmit, noValidate: true },
    state,
    isSaving,
    isContinuing: isSaving && isPressed,
    saveSoon,
  };
}
