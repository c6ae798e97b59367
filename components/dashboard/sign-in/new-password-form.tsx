"use client";

import { TextAnchor } from "../../ui/text-link";
import { NewPasswordField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { SignInFrame } from "./sign-in-frame";
import { type EntryAction, useEntry } from "./use-entry";

type NewPasswordFormProps = {
  action: EntryAction<"password">;
  email: string;
  home: string;
};

/** For whoever came in by a mailed link: a new password without the old one. */
export function NewPasswordForm({ action, email, home }: NewPasswordFormProps) {
  const { form, field, refusal } = useEntry(action, {});
  return (
    <SignInFrame title="Set a new password" refusal={refusal}>
      <p className="mt-4">
        You’re signed in as <strong className="font-semibold wrap-anywhere">{email}</strong>. You’ll be signed out
        everywhere else.
      </p>
      <EntryForm
        {...form}
        confirm="Set password"
        doing="Setting …"
        others={
          <p>
            <TextAnchor href={home}>Keep my current password</TextAnchor>
          </p>
        }
      >
        {/* Password managers want to know whose password it is. */}
        <input className="hidden" autoComplete="username" readOnly value={email} tabIndex={-1} aria-hidden="true" />
        <NewPasswordField {...field("password")} label="New password, at least 10 characters" />
      </EntryForm>
    </SignInFrame>
  );
}
