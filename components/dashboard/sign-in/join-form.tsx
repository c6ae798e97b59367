"use client";

import { useActionState } from "react";
import type { DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { ROLE_MEANINGS, roleWord } from "../team/role-words";
import { EntryField } from "./entry-field";
import { SignInFrame } from "./sign-in-frame";

export type JoinState = {
  readonly name: string;
  readonly error: { readonly field: "name" | "password" | null; readonly text: string } | null;
};

type JoinFormProps = {
  action: (before: JoinState, form: FormData) => Promise<JoinState>;
  token: string;
  invitation: { email: string; role: DashboardRole };
};

/** What one is called and a password of one's own. A plain form: it also works before and without script. */
export function JoinForm({ action, token, invitation: { email, role } }: JoinFormProps) {
  const [state, submit, isPending] = useActionState(action, { name: "", error: null });
  const isRefused = (field: "name" | "password") => state.error?.field === field;
  return (
    <SignInFrame title="Join the team" {...(state.error ? { refusal: state.error.text } : {})}>
      <p className="mt-4">
        You sign in as <strong className="font-semibold">{email}</strong>. Your role is {roleWord(role).toLowerCase()}:{" "}
        {ROLE_MEANINGS[role]}
      </p>
      <form action={submit} className="mt-6 grid gap-4">
        <input type="hidden" name="token" value={token} />
        {/* For programs that keep passwords: they take the e-mail from here. */}
        <input type="hidden" autoComplete="username" value={email} />
        <EntryField
          label="Your name"
          name="name"
          isRefused={isRefused("name")}
          autoComplete="name"
          key={state.name}
          defaultValue={state.name}
          maxLength={100}
        />
        <EntryField
          label="A password, ten characters or more"
          name="password"
          isRefused={isRefused("password")}
          type="password"
          autoComplete="new-password"
          maxLength={1024}
        />
        <button className="button mt-2 h-11" data-kind="main" type="submit" disabled={isPending}>
          {isPending ? "Joining …" : "Join"}
        </button>
      </form>
    </SignInFrame>
  );
}
