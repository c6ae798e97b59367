"use client";

import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { t } from "@/messages/dashboard/sign-in";
import { EntryField, NewPasswordField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { roleMeaning, roleWord } from "./role-words";
import { SignInFrame } from "./sign-in-frame";
import { strong } from "./strong";
import { type EntryAction, useEntry } from "./use-entry";

type JoinFormProps = {
  action: EntryAction<"name" | "password">;
  token: string;
  invitation: { email: string; role: DashboardRole };
};

/** Asks for a name and a new password. */
export function JoinForm({ action, token, invitation: { email, role } }: JoinFormProps) {
  const { form, field, refusal } = useEntry(action, ["name", "password"]);
  return (
    <SignInFrame title={t("joinForm.title")} refusal={refusal}>
      <p className="mt-4">
        {t.rich("joinForm.signingInAs", { email, role: roleWord(role), meaning: roleMeaning(role), strong })}
      </p>
      <EntryForm {...form} hidden={{ token }} confirm={t("joinForm.join")} doing={t("joinForm.joining")}>
        {/* Password managers read the email from here. */}
        <input type="hidden" autoComplete="username" value={email} />
        <EntryField label={t("joinForm.name")} {...field("name")} autoComplete="name" maxLength={100} />
        <NewPasswordField {...field("password")} />
      </EntryForm>
    </SignInFrame>
  );
}
