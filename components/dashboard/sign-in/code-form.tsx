"use client";

import { t } from "@/messages/dashboard/sign-in";
import { Hint } from "../../ui/field";
import { TextAnchor } from "../../ui/text-link";
import { EntryField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { SignInFrame } from "./sign-in-frame";
import { strong } from "./strong";
import { lostText, useReachedAction } from "./use-reached-action";
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
    <SignInFrame title={t("codeForm.title")} refusal={state.error ? wordsOf(state.error) : undefined}>
      <p className="mt-4">{t.rich("codeForm.enterCodeFor", { email, strong })}</p>
      <EntryForm
        {...{ action: submit, isPending }}
        hidden={{ next }}
        confirm={t("signInForm.signIn")}
        doing={t("signInForm.signingIn")}
        others={
          <p>
            <TextAnchor href="/dashboard/sign-in">{t("codeForm.useDifferentAccount")}</TextAnchor>
          </p>
        }
      >
        <div>
          <EntryField
            label={t("codeForm.code")}
            name="code"
            isRefused={state.error !== null && state.error.kind !== "LOST"}
            className="h-11! font-mono text-[18px]! tracking-[0.08em]"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            autoFocus
          />
          <Hint>{t("codeForm.recoveryHint")}</Hint>
        </div>
      </EntryForm>
    </SignInFrame>
  );
}

const lostCode = (): CodeState => ({ error: { kind: "LOST" } });

function wordsOf(error: NonNullable<CodeState["error"]>): string {
  if (error.kind === "LIMITED") return waitWords(error.seconds);
  if (error.kind === "LOST") return lostText();
  if (error.kind === "LAPSED") return t("codeForm.lapsed");
  return t("codeForm.wrong");
}
