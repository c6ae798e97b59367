import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { About } from "./affected";
import { AskDialog, useAsking } from "./ask-dialog";

type PlainQuestionProps = {
  title: string;
  /** What it does, before it is done. */
  effect: ReactNode;
  about?: About;
  confirm: string;
  /** On the button while it is being done. */
  doing: string;
  /** What is said when it is done. */
  done: string;
  isDanger?: boolean;
  send: () => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
};

/** A question that asks for nothing but yes. */
export function PlainQuestion({ done, send, onDone, onClose, ...question }: PlainQuestionProps) {
  const asking = useAsking(onClose);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      asking.finish(done);
      onDone?.();
    },
  });
  return <AskDialog {...question} asking={asking} sending={sending} onSubmit={() => sending.mutate()} />;
}
