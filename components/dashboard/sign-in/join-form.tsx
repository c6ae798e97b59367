"use client";

import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { EntryField, NewPasswordField } from "./entry-field";
import { EntryForm } from "./entry-form";
import { ROLE_MEANINGS, roleWord } from "./role-words";
import { SignInFrame } from "./sign-in-frame";
import { type EntryAction, useEntry } from "./use-entry";

type JoinFormProps = {
  action: EntryAction<"name" | "password">;
  token: string;
  invitation: { email: string; role: DashboardRole };
};

/** What one is called and a password of one's own. */
export function JoinForm({ action, token, invitation: { email, role } }: JoinFormProps) {
  const { form, field, refusal } = useEntry(action, {});
  return (
    <SignInFrame title="Join the team" refusal={refusal}>
      <p className="mt-4">
        You’re signing in as <strong className="font-semibold wrap-anywhere">{email}</strong>. Your role is{" "}
        {roleWord(role).toLowerCase()}: {ROLE_MEANINGS[role]}
      </p>
      <EntryForm {...form} hidden={{ token }} confirm="Join" doing="Joining …">
        {/* For programs that keep passwords: they take the email from here. */}
        <input type="hidden" autoComplete="username" value={email} />
        <EntryField label="Your name" {...field("name")} autoComplete="name" maxLength={100} />
        <NewPasswordField {...field("password")} />
      </EntryForm>
    </SignInFrame>
  );
}
