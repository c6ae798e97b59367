import type { ReactNode } from "react";
import { CONTINUE, INTENT_FIELD } from "./intent-field";
import { SubmitButton } from "./submit-button";

type ContinueBarProps = {
  total: ReactNode;
  label: string;
  pending: string;
  isPending: boolean;
};

/** The amount, and the press that goes on. */
export function ContinueBar({ total, ...press }: ContinueBarProps) {
  return (
    <div className="bar">
      {total}
      <SubmitButton {...press} name={INTENT_FIELD} value={CONTINUE} />
    </div>
  );
}
