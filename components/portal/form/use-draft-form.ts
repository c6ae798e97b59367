import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import type { FormAction, FormState } from "../ui/form-state";
import { INTENT_FIELD, SAVE } from "./intent-field";
import { useLatestSave } from "./use-latest-save";

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
 * React would set the form back to its first choices after its own submission. Where `isComplete` says no, a choice is
 * not saved yet: the next one belongs to it.
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
  // Choices made before the script came, or brought back by the browser, fired their events at nobody.
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

/** True when a control of the form holds something else than the server drew. */
const differsFromPage = (form: HTMLFormElement): boolean => Array.from(form.elements).some(isChanged);

const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  const isBox = control.type === "checkbox" || control.type === "radio";
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
};
