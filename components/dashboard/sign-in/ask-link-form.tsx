"use client";

import { t } from "@/messages/dashboard/sign-in";
import { TextAnchor } from "../../ui/text-link";
import { EntryField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { NEW_PASSWORD_PAGE } from "./new-password-page";
import { SignInFrame } from "./sign-in-frame";
import { strong } from "./strong";
import { lostText, typedIn, useReachedAction } from "./use-reached-action";

/** The email a link was requested for; "" before that. */
export type AskLinkState = {
  readonly email: string;
  /** The text that was typed, if no response arrived. */
  readonly lost?: string;
};

type AskLinkFormProps = {
  action: (before: AskLinkState, form: FormData) => Promise<AskLinkState>;
  next: string;
};

/**
 * Requests a sign-in link by email. The confirmation is the same for everyone, so it doesn't reveal who has an account.
 */
export function AskLinkForm({ action, next }: AskLinkFormProps) {
  const [state, submit, isPending] = useReachedAction<AskLinkState>(action, { email: "" }, lostLink);
  if (state.email !== "") return <LinkIsComing email={state.email} />;
  const isForPassword = next === NEW_PASSWORD_PAGE;
  return (
    <SignInFrame
      title={isForPassword ? t("newPasswordForm.title") : t("askLinkForm.title")}
      refusal={state.lost === undefined ? undefined : lostText()}
    >
      <p className="mt-4">{isForPassword ? t("askLinkForm.emailForPassword") : t("askLinkForm.emailForSignIn")}</p>
      <EntryForm
        {...{ action: submit, isPending }}
        hidden={{ next }}
        confirm={t("askLinkForm.emailMeLink")}
        doing={t("askLinkForm.sending")}
        others={<BackToPassword />}
      >
        <EntryField
          label={t("askLinkForm.email")}
          name="email"
          isRefused={false}
          kept={state.lost}
          type="email"
          autoComplete="username"
          maxLength={254}
        />
      </EntryForm>
    </SignInFrame>
  );
}

const lostLink = (form: FormData): AskLinkState => ({ email: "", lost: typedIn(form, "email") });

function LinkIsComing({ email }: { email: string }) {
  return (
    <SignInFrame title={t("askLinkForm.checkEmail")}>
      <p className="mt-4" role="status">
        {t.rich("askLinkForm.linkSent", { email, strong })}
      </p>
      <div className="mt-6">
        <BackToPassword />
      </div>
    </SignInFrame>
  );
}

function BackToPassword() {
  return (
    <p>
      <TextAnchor href="/dashboard/sign-in">{t("askLinkForm.signInWithPassword")}</TextAnchor>
    </p>
  );
}
