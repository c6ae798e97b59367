import {
  type FormEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { FormAction, FormState } from "../ui/form-state";
import { INTENT_FIELD, SAVE } from "./intent-field";
import { useFormAction } from "./use-form-action";

const TYPING_PAUSE_MS = 500;

type DraftForm = {
  /** For the form element: the action for pages without scripts. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly action: (data: FormData) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
  readonly state: FormState;
  readonly isSaving: boolean;
  /** Saving after a press, not after a choice. */
  readonly isContinuing: boolean;
  /** Saves the form's current content, after a pause if the change came from a keyboard. */
  readonly saveSoon: (isTyping: boolean) => void;
};

/**
 * A form whose choices are saved on the server as they are made. Saving uses the button's action, so the page's amounts
 * always come from the server; without scripts the button alone saves. Presses are submitted from code, because React
 * would reset the form after its own submission. When `isComplete` returns false, a choice isn't saved yet: it is
 * incomplete without the next one.
 */
export function useDraftForm(serverAction: FormAction, isComplete: IsComplete = always): DraftForm {
  const { action, send, ...saving } = useLatestSave(serverAction);
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const saveSoon = useCallback(
    (isTyping: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          if (!ref.current || !isComplete(ref.current)) return;
          const data = new FormData(ref.current);
          data.set(INTENT_FIELD, SAVE);
          send(data);
        },
        isTyping ? TYPING_PAUSE_MS : 0,
      );
    },
    [send, isComplete],
  );
  // Choices made before the scripts loaded, or restored by the browser, fired no handled event.
  useEffect(() => {
    if (ref.current && differsFromPage(ref.current)) saveSoon(false);
  }, [saveSoon]);
  const { isUnsaved } = saving.state;
  useEffect(() => {
    if (!isUnsaved) return;
    const onOnline = (): void => saveSoon(false);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isUnsaved, saveSoon]);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    clearTimeout(timer.current);
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(new FormData(event.currentTarget, submitter));
  };
  return { props: { ref, action, onSubmit, noValidate: true }, ...saving, saveSoon };
}

type IsComplete = (form: HTMLFormElement) => boolean;

const always: IsComplete = () => true;

/** Returns whether a control differs from what the server rendered. */
const differsFromPage = (form: HTMLFormElement): boolean => Array.from(form.elements).some(isChanged);

const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  const isBox = control.type === "checkbox" || control.type === "radio";
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};

type LatestSave = {
  readonly state: FormState;
  /** For the form element: serves pages whose scripts haven't loaded or don't run. */
  readonly action: (data: FormData) => void;
  readonly isSaving: boolean;
  /** Saving after a press, not after a choice. */
  readonly isContinuing: boolean;
  readonly send: (data: FormData) => void;
};

/**
 * Sends one save at a time. React would queue them all; here only the latest waits, since it includes everything before
 * it. A later choice never replaces a press, and a second press during the first has no effect.
 */
function useLatestSave(serverAction: FormAction): LatestSave {
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
  // Before painting, so that the form never looks settled between two saves.
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

/** Replaces the waiting content but keeps the intent of a waiting press. */
const later = (before: FormData | null, data: FormData): FormData => {
  const intent = before && isPress(before) ? before.get(INTENT_FIELD) : null;
  if (intent !== null) data.set(INTENT_FIELD, intent);
  return data;
};
