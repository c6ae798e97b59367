import type { ReactNode } from "react";
import { CONTINUE, INTENT_FIELD } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";
import type { ConfirmWords } from "./send-words";

type ConfirmBarProps = {
  total: ReactNode;
  words: ConfirmWords;
  isPending: boolean;
};

/** The amount, and the press that counts. */
export function ConfirmBar({ total, words, isPending }: ConfirmBarProps) {
  return (
    <div className="bar">
      {total}
      <SubmitButton
        label={words.label}
        pending={words.pending}
        name={INTENT_FIELD}
        value={CONTINUE}
        isPending={isPending}
      />
    </div>
  );
}
