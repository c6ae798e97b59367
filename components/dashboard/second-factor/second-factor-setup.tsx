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
    <SignInFrame title="Scan this with your authenticator" refusal={confirmed.error ?? undefined}>
      {qr}
      <Hint>Cannot scan it? Type this key instead; it is time-based, with six digits.</Hint>
      <p className="mt-1 text-[14px] wrap-anywhere">
        <CodeChip code={secret.match(/.{1,4}/g)?.join(" ") ?? secret} />
      </p>
      <EntryForm {...{ action: confirm, isPending: isConfirming }} confirm="Turn it on" doing="Checking …">
        <EntryField
          label="The six digits that it shows now"
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
    <SignInFrame title="Set up a second factor" refusal={refusal}>
      <p className="mt-4">
        {isForced ? "Your team requires it: until it is set up, nothing else opens. " : ""}
        Signing in then takes your password and a code that an authenticator on your phone shows, new every half minute.
      </p>
      <EntryForm {...form} confirm="Go on" doing="Checking …">
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
            You have none, or forgot it? <TextAnchor href={NEW_PASSWORD_PAGE}>Set one first</TextAnchor>.
          </>
        ) : (
          "You have none, or forgot it? Sign out, and sign in again by mail or with your organisation: then you can set one."
        )}
      </p>
      <div className="mt-4">{wayBack}</div>
    </SignInFrame>
  );
}

function Codes({ codes, home }: { codes: readonly string[]; home: string }) {
  return (
    <SignInFrame title="Keep your recovery codes">
      <p className="mt-4" role="status">
        The second factor is on. If you lose the device, each of these signs you in once. They are shown only now.
      </p>
      <RecoveryCodes codes={codes} />
      <ButtonAnchor size="large" className="mt-6" kind="main" href={home}>
        I have kept them
      </ButtonAnchor>
    </SignInFrame>
  );
}

function AlreadyOn() {
  return (
    <SignInFrame title="Your second factor is on">
      <p className="mt-4">Signing in takes your password and a code. You can change that in your account.</p>
      <ButtonAnchor size="large" className="mt-6" kind="main" href="/dashboard/account">
        Your account
      </ButtonAnchor>
    </SignInFrame>
  );
}
