import { useActionState, useCallback } from "react";
import { t } from "@/messages/dashboard/sign-in";
import { isAnswer } from "../../ui/is-answer";

/** Said where no answer came; whether the press was taken nobody knows. */
export const lostText = (): string => t("useReachedAction.lost");

/**
 * React's own action state, but for what happens where no answer arrives: the form stays and says so (`lost`), where
 * React would put an error page in its place.
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
  // The server draws the form with its own action, which is what works without scripts.
  return useActionState<State, FormData>(typeof window === "undefined" ? serverAction : reached, initial);
};

/** What was typed into a field, to be shown again. */
export const typedIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
