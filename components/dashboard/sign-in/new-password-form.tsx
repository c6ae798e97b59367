"use client";

import { t } from "@/messages/dashboard/sign-in";
import { TextAnchor } from "../../ui/text-link";
import { NewPasswordField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { SignInFrame } from "./sign-in-frame";
import { strong } from "./strong";
import { type EntryAction, useEntry } from "./use-entry";

type NewPasswordFormProps = {
  action: EntryAction<"password">;
  email: string;
  home: string;
};

/** Sets a new password without the current one, after signing in by an emailed link. */
export function NewPasswordForm({ action, email, home }: NewPasswordFormProps) {
  const { form, field, refusal } = useEntry(action, ["password"]);
  return (
    <SignInFrame title={t("newPasswordForm.title")} refusal={refusal}>
      <p className="mt-4">{t.rich("newPasswordForm.signedInAs", { email, strong })}</p>
      <EntryForm
        {...form}
        confirm={t("newPasswordForm.setPassword")}
        doing={t("newPasswordForm.setting")}
        others={
          <p>
            <TextAnchor href={home}>{t("newPasswordForm.keepCurrent")}</TextAnchor>
          </p>
        }
      >
        {/* Password managers need to know whose password it is. */}
        <input className="hidden" autoComplete="username" readOnly value={email} tabIndex={-1} aria-hidden="true" />
        <NewPasswordField {...field("password")} label={t("newPasswordForm.newPassword")} />
      </EntryForm>
    </SignInFrame>
  );
}
