"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "../form/error-summary";
import { SubmitButton } from "../form/submit-button";
import { TextField } from "../form/text-field";
import { useFormAction } from "../form/use-form-action";
import { buttonStyle } from "../ui/button";
import type { FormAction } from "../ui/form-state";
import { Wrap } from "../ui/page";
import type { WithdrawWords } from "./withdraw-words";

type WithdrawFormProps = {
  action: FormAction;
  words: WithdrawWords;
  /** The earlier input when the shopper comes back to change it. */
  typed: { name: string; contract: string; email: string };
  head: ReactNode;
};

/** The first of two steps: three fields, no login. Nothing is declared yet. */
export function WithdrawForm({ action, words, typed, head }: WithdrawFormProps) {
  const [state, submit] = useFormAction(action);
  const kept = (name: keyof typeof typed): string => state.values[name] ?? typed[name];
  return (
    <Wrap as="form" action={submit} className="pb-6 lg:max-w-140" noValidate>
      {head}
      <ErrorSummary state={state} />
      <div className="grid gap-6">
        <TextField
          name="name"
          {...words.name}
          error={state.fields.name}
          defaultValue={kept("name")}
          autoComplete="name"
          required
        />
        <TextField
          name="contract"
          {...words.contract}
          error={state.fields.contract}
          defaultValue={kept("contract")}
          autoComplete="off"
          required
        />
        <TextField
          name="email"
          type="email"
          {...words.email}
          error={state.fields.email}
          defaultValue={kept("email")}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
        />
        <SubmitButton className={buttonStyle("main", "w-full")} label={words.submit} pending={words.pending} />
      </div>
    </Wrap>
  );
}
