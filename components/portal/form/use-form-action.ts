import { useActionState, useCallback } from "react";
import { isAnswer } from "../../ui/is-answer";
import { useFailureWords } from "../shell/failure-words";
import { answer, CLEAN, type FormAction } from "../ui/form-state";
import { settled } from "./before-press";
import { INTENT_FIELD, SAVE } from "./intent-field";

/**
 * React's useActionState, except when no response arrives: the form stays with its content and says so, while React
 * would replace it with the error screen. Whether the press was processed is unknown; it can be repeated because
 * actions are idempotent.
 */
export function useFormAction(serverAction: FormAction) {
  const { lost } = useFailureWords();
  const kept = useCallback<FormAction>(
    async (state, data) => {
      try {
        // Photos that are still uploading would be missing.
        if (data.get(INTENT_FIELD) !== SAVE) await settled();
        return await serverAction(state, data);
      } catch (error) {
        if (isAnswer(error)) throw error;
        const next = answer(state, data, { message: lost });
        if (data.get(INTENT_FIELD) !== SAVE) return { ...next, isUnsaved: state.isUnsaved };
        // A failed save of a choice is reported without moving the focus away from the next choice.
        return { ...next, attempt: state.attempt, isUnsaved: true };
      }
    },
    [serverAction, lost],
  );
  // The server renders the form with its own action, which works without scripts.
  return useActionState(typeof window === "undefined" ? serverAction : kept, CLEAN);
}
