import type { ReactNode } from "react";
import { send } from "../copy/send";
import { CONTINUE, INTENT_FIELD } from "../form/intent-field";
import { SubmitButton } from "../form/submit-button";

type ConfirmBarProps = {
  total: ReactNode;
  /** Somebody has to allow it: what is sent is a request. */
  isRequest: boolean;
  isPending: boolean;
};

/** The amount, and the press that counts. */
export function ConfirmBar({ total, isRequest, isPending }: ConfirmBarProps) {
  return (
    <div className="bar">
      {total}
      <SubmitButton
        label={isRequest ? send.request : send.confirm}
        pending={isRequest ? send.requesting : send.confirming}
        name={INTENT_FIELD}
        value={CONTINUE}
        isPending={isPending}
      />
    </div>
  );
}
