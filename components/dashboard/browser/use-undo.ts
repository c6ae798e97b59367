import { problemText } from "./problem-text";
import { useToast } from "./toasts";
import { useLook } from "./use-look-again";

export type Done = {
  /** What was done. */
  text: string;
  undo: () => Promise<unknown>;
  /** What is said when it is taken back. */
  undone: string;
};

/** Says what was done and offers the way back for a moment; it leads back from other pages, too. */
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
