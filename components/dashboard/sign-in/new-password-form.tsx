"use client";

import { useActionState } from "react";
import { EntryField } from "./entry-field";
import { SignInFrame } from "./sign-in-frame";

export type NewPasswordState = { readonly error: string | null };

type NewPasswordFormProps = {
  action: (before: NewPasswordState, form: FormData) => Promise<NewPasswordState>;
  email: string;
  home: string;
};

/** For whoever came in by a mailed link: a new password without the old one. Works before and without script. */
export function NewPasswordForm({ action, email, home }: NewPasswordFormProps) {
  const [{ error }, submit, isPending] = useActionState(action, { error: null });
  return (
    <SignInFrame title="Set a new password" {...(error === null ? {} : { refusal: error })}>
      <p className="mt-4">
        You are signed in as <strong className="font-semibold wrap-anywhere">{email}</strong>. Everywhere else you will
        be signed out.
      </p>
      <form action={submit} className="mt-6 grid gap-4">
        {/* Password managers want to know whose password it is. */}
        <input className="hidden" autoComplete="username" readOnly value={email} tabIndex={-1} aria-hidden="true" />
        <EntryField
          label="The new password, ten characters or more"
          name="password"
          isRefused={error !== null}
          type="password"
          autoComplete="new-password"
          maxLength={1024}
        />
        <button className="button mt-2 h-11" data-kind="main" type="submit" disabled={isPending}>
          {isPending ? "Setting …" : "Set password"}
        </button>
        <p>
          <a className="link" href={home}>
            Keep the one I have
          </a>
        </p>
      </form>
    </SignInFrame>
  );
}
