import { useActionState, useCallback } from "react";
import { t } from "@/messages/dashboard/sign-in";
import { isAnswer } from "../../ui/is-answer";

/** Shown if no response arrived; the request may or may not have been processed. */
export const lostText = (): string => t("useReachedAction.lost");

/**
 * Like React's action state, except that the form stays and shows an error (`lost`) if no response arrives. React would
 * show an error page instead.
 */
export const useReachedAction = <State>(
  serverAction: (before: State, form: FormData) => Promise<State>,
  initial: Awaited<State>,
  lost: (form: FormData) => State,
) => {
  const reached = useCallback(
    async (before: Awaited<State>, form: FormData): Promise<State> => {
      try {
        return await serverAction(before, form);
      } catch (error) {
        if (isAnswer(error)) throw error;
        return lost(form);
      }
    },
    [serverAction, lost],
  );
  // The server renders the form with its own action, which works without scripts.
  return useActionState<State, FormData>(typeof window === "undefined" ? serverAction : reached, initial);
};

/** Returns the text of a field, to be shown again. */
export const typedIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
