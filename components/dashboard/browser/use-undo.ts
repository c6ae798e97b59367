import { problemText } from "./problem-text";
import { useToast } from "./toasts";
import { useLook } from "./use-look-again";

export type Done = {
  /** Confirms the action. */
  text: string;
  undo: () => Promise<unknown>;
  /** Confirms that the action was undone. */
  undone: string;
};

/** Confirms an action and offers Undo for a moment, also after navigating to another page. */
export const useUndo = () => {
  const say = useToast();
  const look = useLook();
  return ({ text, undo, undone }: Done): void =>
    say(text, () => {
      undo().then(
        () => {
          say(undone);
          look();
        },
        (error: unknown) => say(problemText(error)),
      );
    });
};
