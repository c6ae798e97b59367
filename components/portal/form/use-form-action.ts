import { useActionState, useCallback } from "react";
import { isAnswer } from "../../ui/is-answer";
import { useFailureWords } from "../shell/failure-words";
import { answer, CLEAN, type FormAction } from "../ui/form-state";
import { settled } from "./before-press";
import { INTENT_FIELD, SAVE } from "./intent-field";

/**
 * React's own, but for what happens where no answer arrives: the form stays with everything in it and says so, where
 * React would put the failed screen in its place. Whether the press was taken nobody knows; it may be repeated, as
 * nothing is done twice.
 */
export function useFormAction(serverAction: FormAction) {
  const { lost } = useFailureWords();
  const kept = useCallback<FormAction>(
    async (state, data) => {
      try {
        // Photos that are still on their way would be missed.
        if (data.get(INTENT_FIELD) !== SAVE) await settled();
        return await serverAction(state, data);
      } catch (error) {
        if (isAnswer(error)) throw error;
        const next = answer(state, data, { message: lost });
        if (data.get(INTENT_FIELD) !== SAVE) return { ...next, isUnsaved: state.isUnsaved };
        // A choice that could not be saved is told, but takes nobody away from the next one.
        return { ...next, attempt: state.attempt, isUnsaved: true };
      }
    },
    [serverAction, lost],
  );
  // The server draws the form with its own action, which is what works without scripts.
  return useActionState(typeof window === "undefined" ? serverAction : kept, CLEAN);
}
