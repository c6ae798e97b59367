import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/controls";
import { AskDialog, type AskDialogProps, type Sending, useQuestion } from "./ask-dialog";
import { DialogButton } from "./dialog-button";
import { TextField } from "./text-field";

type Words = Pick<
  AskDialogProps,
  "title" | "effect" | "about" | "confirm" | "dismiss" | "doing" | "isDanger" | "error"
>;

type QuestionProps<Answer> = Words &
  Omit<Sending<Answer, void>, "send"> & {
    send: () => Promise<Answer>;
    /** Returns whether the input can be submitted, and shows its own errors. */
    check?: () => boolean;
    /** The fields; a function receives a lookup for the field errors of the call. */
    children?: ReactNode | ((errorOf: (field: string) => string | undefined) => ReactNode);
  };

/** A confirmation dialog that makes one call. */
export function Question<Answer>(props: QuestionProps<Answer>) {
  const { done, send, onDone, onClose, fields, check, children, ...words } = props;
  const question = useQuestion({ onClose, send, done, onDone, fields });
  const submit = () => {
    if (check?.() ?? true) question.send();
  };
  return (
    <AskDialog {...words} question={question} onSubmit={submit}>
      {typeof children === "function" ? children(question.errorOf) : children}
    </AskDialog>
  );
}

type ReasonQuestion = Words &
  Pick<Sending<unknown, void>, "done" | "onDone"> & {
    label?: string;
    missing?: string;
    send: (reason: string) => Promise<unknown>;
  };

type ReasonButtonProps = ReasonQuestion & {
  act: ReactNode;
  isSmall?: boolean;
  /** Shortcut that opens the dialog while its row has the focus. */
  actKey?: string;
};

/** A button whose dialog asks for a reason. The reason is kept in the timeline, where shoppers never see it. */
export function ReasonButton({ act, actKey, isSmall = false, ...question }: ReasonButtonProps) {
  return (
    <DialogButton {...{ actKey, isSmall }} ask={(onClose) => <ReasonDialog {...question} onClose={onClose} />}>
      {act}
    </DialogButton>
  );
}

function ReasonDialog(props: ReasonQuestion & { onClose: () => void }) {
  const { label = t("question.reason"), missing = t("question.missing"), send, ...question } = props;
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const check = () => {
    const isEmpty = reason.trim() === "";
    setError(isEmpty ? missing : "");
    return !isEmpty;
  };
  return (
    <Question {...question} check={check} send={() => send(reason.trim())}>
      <TextField label={label} hint={t("question.hint")} error={error} value={reason} isLong onChange={setReason} />
    </Question>
  );
}
