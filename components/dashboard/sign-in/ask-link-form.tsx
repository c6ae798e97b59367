"use client";

import { TextAnchor } from "../../ui/text-link";
import { EntryField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { NEW_PASSWORD_PAGE } from "./new-password-page";
import { SignInFrame } from "./sign-in-frame";
import { LOST, typedIn, useReachedAction } from "./use-reached-action";

/** Whom a link was asked for; "" before. */
export type AskLinkState = {
  readonly email: string;
  /** Nothing answered: what was typed then. */
  readonly lost?: string;
};

type AskLinkFormProps = {
  action: (before: AskLinkState, form: FormData) => Promise<AskLinkState>;
  next: string;
};

/** An email instead of a password. Afterwards it says the same to everybody. */
export function AskLinkForm({ action, next }: AskLinkFormProps) {
  const [state, submit, isPending] = useReachedAction<AskLinkState>(action, { email: "" }, lostLink);
  if (state.email !== "") return <LinkIsComing email={state.email} />;
  const isForPassword = next === NEW_PASSWORD_PAGE;
  return (
    <SignInFrame
      title={isForPassword ? "Set a new password" : "Sign in by email"}
      refusal={state.lost === undefined ? undefined : LOST}
    >
      <p className="mt-4">
        {isForPassword
          ? "We’ll email you a link that works once, for 15 minutes. Then you can set a new password."
          : "We’ll email you a link that works once, for 15 minutes."}
      </p>
      <EntryForm
        {...{ action: submit, isPending }}
        hidden={{ next }}
        confirm="Email me a link"
        doing="Sending…"
        others={<BackToPassword />}
      >
        <EntryField
          label="Email"
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
    <SignInFrame title="Check your email">
      <p className="mt-4" role="status">
        If an account exists for <strong className="font-semibold wrap-anywhere">{email}</strong>, we’ve sent it a link.
        Nothing after a few minutes? Check your spam folder, or request it again.
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
      <TextAnchor href="/dashboard/sign-in">Sign in with a password</TextAnchor>
    </p>
  );
}
