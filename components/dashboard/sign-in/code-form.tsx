"use client";

import { Hint } from "../../ui/field";
import { TextAnchor } from "../../ui/text-link";
import { EntryField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { SignInFrame } from "./sign-in-frame";
import { LOST, useReachedAction } from "./use-reached-action";
import { waitWords } from "./wait-words";

export type CodeState = {
  readonly error:
    | { readonly kind: "WRONG" }
    | { readonly kind: "LAPSED" }
    | { readonly kind: "LOST" }
    | { readonly kind: "LIMITED"; readonly seconds: number }
    | null;
};

type CodeFormProps = {
  action: (before: CodeState, form: FormData) => Promise<CodeState>;
  next: string;
  email: string;
};

/** The second step of signing in. */
export function CodeForm({ action, next, email }: CodeFormProps) {
  const [state, submit, isPending] = useReachedAction<CodeState>(action, { error: null }, lostCode);
  return (
    <SignInFrame title="Enter your code" refusal={state.error ? wordsOf(state.error) : undefined}>
      <p className="mt-4">
        Enter the 6-digit code from your authenticator app for{" "}
        <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <EntryForm
        {...{ action: submit, isPending }}
        hidden={{ next }}
        confirm="Sign in"
        doing="Signing in …"
        others={
          <p>
            <TextAnchor href="/dashboard/sign-in">Use a different account</TextAnchor>
          </p>
        }
      >
        <div>
          <EntryField
            label="Code"
            name="code"
            isRefused={state.error !== null && state.error.kind !== "LOST"}
            className="h-11! font-mono text-[18px]! tracking-[0.08em]"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            autoFocus
          />
          <Hint>Don’t have your device? Use one of your recovery codes.</Hint>
        </div>
      </EntryForm>
    </SignInFrame>
  );
}

const lostCode = (): CodeState => ({ error: { kind: "LOST" } });

function wordsOf(error: NonNullable<CodeState["error"]>): string {
  if (error.kind === "LIMITED") return waitWords(error.seconds);
  if (error.kind === "LOST") return LOST;
  if (error.kind === "LAPSED") return "That took too long. Sign in again with your password.";
  return "Wrong or already used code. Wait for the next one.";
}
