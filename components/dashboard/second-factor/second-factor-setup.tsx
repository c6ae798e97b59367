"use client";

import { type ReactNode, useActionState } from "react";
import { CodeChip } from "../../ui/code-chip";
import { EntryField } from "../sign-in/entry-field";
import { SignInFrame } from "../sign-in/sign-in-frame";
import { RecoveryCodes } from "./recovery-codes";

export type StartState = { readonly error: string | null };
export type ConfirmState = { readonly codes: readonly string[] | null; readonly error: string | null };

type SecondFactorSetupProps = {
  isOn: boolean;
  /** The team requires one: there is no way back but out. */
  isForced: boolean;
  /** What an authenticator has to know, while one is being set up. */
  secret: string | null;
  qr: ReactNode;
  /** Where to go afterwards. */
  home: string;
  startSetup: (before: StartState, form: FormData) => Promise<StartState>;
  confirmCode: (before: ConfirmState, form: FormData) => Promise<ConfirmState>;
  signOut: () => Promise<void>;
};

/** Password, code, recovery codes: one step after the other. Plain forms: they also work before and without script. */
export function SecondFactorSetup({ isOn, isForced, secret, qr, home, ...acts }: SecondFactorSetupProps) {
  const [confirmed, confirm, isConfirming] = useActionState(acts.confirmCode, { codes: null, error: null });
  if (confirmed.codes !== null) return <Codes codes={confirmed.codes} home={home} />;
  if (isOn) return <AlreadyOn />;
  const wayBack = isForced ? (
    <form action={acts.signOut}>
      <button className="link" type="submit">
        Sign out
      </button>
    </form>
  ) : (
    <a className="link" href="/dashboard/account">
      Not now
    </a>
  );
  if (secret === null) return <Begin action={acts.startSetup} isForced={isForced} wayBack={wayBack} />;
  return (
    <SignInFrame
      title="Scan this with your authenticator"
      {...(confirmed.error === null ? {} : { refusal: confirmed.error })}
    >
      {qr}
      <p className="field-hint">Cannot scan it? Type this key instead; it is time-based, with six digits.</p>
      <p className="setup-key">
        <CodeChip code={secret.match(/.{1,4}/g)?.join(" ") ?? secret} />
      </p>
      <form action={confirm} className="mt-6 grid gap-4">
        <EntryField
          label="The six digits that it shows now"
          name="code"
          isRefused={confirmed.error !== null}
          className="input code-entry h-11"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <button className="button h-11" data-kind="main" type="submit" disabled={isConfirming}>
          {isConfirming ? "Checking …" : "Turn it on"}
        </button>
      </form>
      <div className="mt-4">{wayBack}</div>
    </SignInFrame>
  );
}

type BeginProps = Pick<SecondFactorSetupProps, "isForced"> & {
  action: SecondFactorSetupProps["startSetup"];
  wayBack: ReactNode;
};

function Begin({ action, isForced, wayBack }: BeginProps) {
  const [state, submit, isPending] = useActionState(action, { error: null });
  return (
    <SignInFrame title="Set up a second factor" {...(state.error === null ? {} : { refusal: state.error })}>
      <p className="mt-4">
        {isForced ? "Your team requires it: until it is set up, nothing else opens. " : ""}
        Signing in then takes your password and a code that an authenticator on your phone shows, new every half minute.
      </p>
      <form action={submit} className="mt-6 grid gap-4">
        <EntryField
          label="Your password"
          name="password"
          isRefused={state.error !== null}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
        />
        <button className="button mt-2 h-11" data-kind="main" type="submit" disabled={isPending}>
          {isPending ? "Checking …" : "Go on"}
        </button>
      </form>
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
      <a className="button mt-6 h-11" data-kind="main" href={home}>
        I have kept them
      </a>
    </SignInFrame>
  );
}

function AlreadyOn() {
  return (
    <SignInFrame title="Your second factor is on">
      <p className="mt-4">Signing in takes your password and a code. You can change that in your account.</p>
      <a className="button mt-6 h-11" data-kind="main" href="/dashboard/account">
        Your account
      </a>
    </SignInFrame>
  );
}
