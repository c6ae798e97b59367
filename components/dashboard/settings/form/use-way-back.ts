import { useUndo } from "../../browser/use-undo";
import type { Change, Json } from "./rebase";

type WayBack<T> = {
  send: (change: Change<T>) => Promise<T>;
  /** What is said when it is saved. */
  done: string;
  /** Takes over what the server has after the way back. */
  take: (answered: { sent: T; saved: T }) => void;
};

/** Says that a change is saved, and offers the way back for a moment; it is a change like any other. */
export const useWayBack = <T extends Json>({ send, done, take }: WayBack<T>) => {
  const offer = useUndo();
  return (change: Change<T>, saved: T): void => {
    const back = backFrom(change, saved);
    const undo = async () => take({ sent: back.draft, saved: await send(back) });
    offer({ text: done, undo, undone: "It is as it was before that change." });
  };
};

const backFrom = <T extends Json>({ patch, basedOn }: Change<T>, saved: T): Change<T> => {
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, basedOn[name]])) as Partial<T>;
  return { patch: before, basedOn: saved, draft: { ...saved, ...before }, isBack: true };
};
