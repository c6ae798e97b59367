import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { About } from "./affected";
import { AskDialog, useAsking } from "./ask-dialog";
import { DialogButton } from "./dialog-button";
import { TextField } from "./text-field";

type ReasonQuestion = {
  title: string;
  /** What it does, before it is done. */
  effect: ReactNode;
  about?: About;
  confirm: string;
  /** On the button while it is being done. */
  doing: string;
  /** What is said when it is done. */
  done: string;
  /** Takes it back, where that can be: offered beside what is said. */
  undo?: { act: () => Promise<unknown>; done: string };
  isDanger?: boolean;
  /** What the reason is asked with. */
  label?: string;
  missing?: string;
  send: (reason: string) => Promise<unknown>;
  onDone?: (() => void) | undefined;
};

type ReasonButtonProps = ReasonQuestion & {
  act: ReactNode;
  kind?: "main";
  isSmall?: boolean;
  /** The single key that asks it, where the row is in focus. */
  actKey?: string;
};

/** A button, and the question behind it: why? The reason is kept in the timeline, where shoppers never see it. */
export function ReasonButton({ act, actKey, kind, isSmall = false, ...question }: ReasonButtonProps) {
  return (
    <DialogButton {...{ kind, actKey, isSmall }} ask={(onClose) => <ReasonDialog {...question} onClose={onClose} />}>
      {act}
    </DialogButton>
  );
}

function ReasonDialog({ send, onClose, ...question }: ReasonQuestion & { onClose: () => void }) {
  const asking = useAsking(onClose);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState("");
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      const { done, undo } = question;
      if (undo === undefined) asking.finish(done);
      else asking.finish({ text: done, undo: undo.act, undone: undo.done });
      question.onDone?.();
    },
  });
  const submit = () => {
    const isEmpty = reason.trim() === "";
    setMissing(isEmpty ? (question.missing ?? "Say why.") : "");
    if (!isEmpty) sending.mutate(reason.trim());
  };
  return (
    <AskDialog
      asking={asking}
      title={question.title}
      effect={question.effect}
      about={question.about}
      confirm={question.confirm}
      doing={question.doing}
      isDanger={question.isDanger ?? false}
      sending={sending}
      onSubmit={submit}
    >
      <TextField
        label={question.label ?? "Why"}
        hint="Only colleagues read it."
        error={missing}
        value={reason}
        isLong
        onChange={setReason}
      />
    </AskDialog>
  );
}
