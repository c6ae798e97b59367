"use client";

import type { MouseEvent } from "react";
import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { useFormAction } from "../form/use-form-action";
import { ButtonAnchor, buttonStyle } from "../ui/button";
import type { FormAction } from "../ui/form-state";

type CancelFormProps = {
  action: FormAction;
  /** Of its page. */
  path: string;
  words: {
    readonly cancel: string;
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    readonly pending: string;
  };
  /** False once the carrier has the parcel: then only the error of a press that came too late is shown. */
  isOffered: boolean;
};

/** Confirms before canceling, with the consequences. Expanding it is the confirmation, so it works without scripts. */
export function CancelForm({ action, path, words, isOffered }: CancelFormProps) {
  const [state, submit] = useFormAction(action);
  return (
    <>
      <ErrorSummary state={state} />
      {isOffered ? (
        <details className="mt-9 border-t border-line">
          <summary className="inline-flex min-h-12 items-center text-body font-medium text-ink-2 underline decoration-1 underline-offset-3 hover:text-bad">
            {words.cancel}
          </summary>
          <form
            className="grid justify-items-start gap-4 rounded-brand border border-s-4 border-line border-s-bad bg-surface p-4"
            action={submit}
          >
            <p>
              <b>{words.title}</b> {words.text}
            </p>
            <p className="flex flex-wrap gap-2">
              {/* Without scripts it reloads the page, where the confirmation is collapsed again. */}
              <ButtonAnchor look="quiet" href={path} onClick={fold}>
                {words.no}
              </ButtonAnchor>
              <SubmitButton className={buttonStyle("danger")} label={words.yes} pending={words.pending} />
            </p>
          </form>
        </details>
      ) : null}
    </>
  );
}

function fold(event: MouseEvent<HTMLAnchorElement>) {
  const details = event.currentTarget.closest("details");
  if (details === null) return;
  event.preventDefault();
  details.open = false;
  details.querySelector("summary")?.focus();
}
