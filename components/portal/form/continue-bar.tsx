import type { ReactNode } from "react";
import { Bar } from "../ui/bar";
import { buttonStyle } from "../ui/button";
import { CONTINUE, INTENT_FIELD } from "./intent-field";
import { SubmitButton } from "./submit-button";

type ContinueBarProps = {
  total: ReactNode;
  /** Null: there is no button. */
  press: { readonly label: string; readonly pending: string } | null;
  isPending: boolean;
};

/** The amount and the continue button. */
export function ContinueBar({ total, press, isPending }: ContinueBarProps) {
  return (
    <Bar>
      {total}
      {press === null ? null : (
        <SubmitButton
          // Takes the rest of the amount's line, however long both are: a long label wraps within the button.
          className={buttonStyle("bar", "w-min grow sm:max-lg:grow-0 sm:max-lg:basis-65 lg:w-full")}
          {...press}
          name={INTENT_FIELD}
          value={CONTINUE}
          isPending={isPending}
        />
      )}
    </Bar>
  );
}
