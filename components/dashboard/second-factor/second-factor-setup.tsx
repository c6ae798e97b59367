"use client";

import type { ReactNode } from "react";
import { ButtonAnchor } from "../../ui/button";
import { Hint } from "../../ui/field";
import { linkStyle, TextAnchor } from "../../ui/text-link";
import { CodeChip } from "../controls/code-chip";
import { EntryField } from "../sign-in/entry-field";
import { EntryForm } from "../sign-in/entry-form";
import { NEW_PASSWORD_PAGE } from "../sign-in/new-password-page";
import { SignInFrame } from "../sign-in/sign-in-frame";
import { type EntryAction, useEntry } from "../sign-in/use-entry";
import { LOST, useReachedAction } from "../sign-in/use-reached-action";
import { RecoveryCodes } from "./recovery-codes";

export type ConfirmState = { readonly codes: readonly string[] | null; readonly error: string | null };

type SecondFactorSetupProps = {
  isOn: boolean;
  /** The team requires one: there is no way back but out. */
  isForced: boolean;
  /** They came in without a password just now, and may set one. */
  canSetPassword: boolean;
  /** What an authenticator has to know, while one is being set up. */
  secret: string | null;
  qr: ReactNode;
  /** Where to go afterwards. */
  home: string;
  startSetup: EntryAction<"password">;
  confirmCode: (before: ConfirmState, form: FormData) => Promise<ConfirmState>;
  signOut: () => Promise<void>;
};

/** Password, code, recovery codes: one step after the other. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { isOn, isForced, canSetPassword, secret, qr, home, ...acts } = props;
  const [confirmed, confirm, isConfirming] = useReachedAction<ConfirmState>(
    acts.confirmCode,
    { codes: null, error: null },
    lostConfirm,
  );
  if (confirmed.codes !== null) return <Codes codes={confirmed.codes} home={home} />;
  if (isOn) return <AlreadyOn />;
  const wayBack = isForced ? (
    <form action={acts.signOut}>
      <button className={linkStyle()} type="submit">
        Sign out
      </button>
    </form>
  ) : (
    <TextAnchor href="/dashboard/account">Cancel</TextAnchor>
  );
  if (secret === null) return <Begin action={acts.startSetup} {...{ isForced, canSetPassword, wayBack }} />;
  return (
    <SignInFrame title="Scan this code with your authenticator app" refusal={confirmed.error ?? undefined}>
      {qr}
      <Hint>Can’t scan it? Enter this key instead (time-based, 6 digits).</Hint>
      <p className="mt-1 text-[14px] wrap-anywhere">
        <CodeChip code={secret.match(/.{1,4}/g)?.join(" ") ?? secret} />
      </p>
      <EntryForm {...{ action: confirm, isPending: isConfirming }} confirm="Turn on" doing="Checking …">
        <EntryField
          label="Current 6-digit code"
          name="code"
          isRefused={confirmed.error !== null}
          className="h-11! font-mono text-[18px]! tracking-[0.08em]"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </EntryForm>
      <div className="mt-4">{wayBack}</div>
    </SignInFrame>
  );
}

const lostConfirm = (): ConfirmState => ({ codes: null, error: LOST });

type BeginProps = Pick<SecondFactorSetupProps, "isForced" | "canSetPassword"> & {
  action: SecondFactorSetupProps["startSetup"];
  wayBack: ReactNode;
};

function Begin({ action, isForced, canSetPassword, wayBack }: BeginProps) {
  const { form, field, refusal } = useEntry(action, {});
  return (
    <SignInFrame title="Set up two-factor authentication" refusal={refusal}>
      <p className="mt-4">
        {isForced ? "Your team requires it. Set it up to continue. " : ""}
        You’ll then sign in with your password and a code from an authenticator app on your phone.
      </p>
      <EntryForm {...form} confirm="Continue" doing="Checking …">
        <EntryField
          label="Your password"
          {...field("password")}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
        />
      </EntryForm>
      <p className="mt-4">
        {canSetPassword ? (
          <>
            No password, or forgot it? <TextAnchor href={NEW_PASSWORD_PAGE}>Set one first</TextAnchor>.
          </>
        ) : (
          "No password, or forgot it? Sign out and sign in again by email or with your organization’s account. Then you can set one."
        )}
      </p>
      <div className="mt-4">{wayBack}</div>
    </SignInFrame>
  );
}

function Codes({ codes, home }: { codes: readonly string[]; home: string }) {
  return (
    <SignInFrame title="Save your recovery codes">
      <p className="mt-4" role="status">
        Two-factor authentication is on. Use each of these codes once if you lose your device. You won’t see them again.
      </p>
      <RecoveryCodes codes={codes} />
      <ButtonAnchor size="large" className="mt-6" kind="main" href={home}>
        I’ve saved them
      </ButtonAnchor>
    </SignInFrame>
  );
}

function AlreadyOn() {
  return (
    <SignInFrame title="Two-factor authentication is on">
      <p className="mt-4">You sign in with your password and a code. You can change this in your account.</p>
      <ButtonAnchor size="large" className="mt-6" kind="main" href="/dashboard/account">
        Your account
      </ButtonAnchor>
    </SignInFrame>
  );
}
