"use client";

import type { ReactNode } from "react";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/second-factor";
import { ButtonAnchor } from "../../ui/button";
import { Hint } from "../../ui/field";
import { linkStyle, TextAnchor } from "../../ui/text-link";
import { CodeChip } from "../controls/code-chip";
import { EntryField } from "../sign-in/entry-field";
import { EntryForm } from "../sign-in/entry-form";
import { NEW_PASSWORD_PAGE } from "../sign-in/new-password-page";
import { SignInFrame } from "../sign-in/sign-in-frame";
import { type EntryAction, useEntry } from "../sign-in/use-entry";
import { lostText, useReachedAction } from "../sign-in/use-reached-action";
import { RecoveryCodes } from "./recovery-codes";

export type ConfirmState = { readonly codes: readonly string[] | null; readonly error: string | null };

type SecondFactorSetupProps = {
  isOn: boolean;
  /** The team requires it, so the only other option is to sign out. */
  isForced: boolean;
  /** The person has just signed in without a password and may set one. */
  canSetPassword: boolean;
  /** The secret for the authenticator app, during setup. */
  secret: string | null;
  qr: ReactNode;
  /** Where to go afterwards. */
  home: string;
  startSetup: EntryAction<"password">;
  confirmCode: (before: ConfirmState, form: FormData) => Promise<ConfirmState>;
  signOut: () => Promise<void>;
};

/** The setup steps, in order: password, code, recovery codes. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { isOn, isForced, canSetPassword, secret, qr, home, ...acts } = props;
  const [confirmed, confirm, isConfirming] = useReachedAction<ConfirmState>(
    acts.confirmCode,
    { codes: null, error: null },
    lostConfirm,
  );
  if (confirmed.codes !== null) return <Codes codes={confirmed.codes} home={home} />;
  if (isOn) return <AlreadyOn />;
  const backLink = isForced ? (
    <form action={acts.signOut}>
      <button className={linkStyle()} type="submit">
        {t("secondFactorSetup.signOut")}
      </button>
    </form>
  ) : (
    <TextAnchor href="/dashboard/account">{common("cancel")}</TextAnchor>
  );
  if (secret === null) return <Begin action={acts.startSetup} {...{ isForced, canSetPassword, backLink }} />;
  return (
    <SignInFrame title={t("secondFactorSetup.scan")} refusal={confirmed.error ?? undefined}>
      {qr}
      <Hint>{t("secondFactorSetup.enterKey")}</Hint>
      <p className="mt-1 text-[14px] wrap-anywhere">
        <CodeChip code={secret.match(/.{1,4}/g)?.join(" ") ?? secret} />
      </p>
      <EntryForm
        {...{ action: confirm, isPending: isConfirming }}
        confirm={t("secondFactorSetup.turnOn")}
        doing={t("secondFactorSetup.checking")}
      >
        <EntryField
          label={t("secondFactorSetup.code")}
          name="code"
          isRefused={confirmed.error !== null}
          className="h-11! font-mono text-[18px]! tracking-[0.08em]"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </EntryForm>
      <div className="mt-4">{backLink}</div>
    </SignInFrame>
  );
}

const lostConfirm = (): ConfirmState => ({ codes: null, error: lostText() });

type BeginProps = Pick<SecondFactorSetupProps, "isForced" | "canSetPassword"> & {
  action: SecondFactorSetupProps["startSetup"];
  backLink: ReactNode;
};

function Begin({ action, isForced, canSetPassword, backLink }: BeginProps) {
  const { form, field, refusal } = useEntry(action, ["password"]);
  return (
    <SignInFrame title={t("secondFactorSetup.title")} refusal={refusal}>
      <p className="mt-4">{isForced ? t("secondFactorSetup.beginForced") : t("secondFactorSetup.begin")}</p>
      <EntryForm {...form} confirm={t("secondFactorSetup.continue")} doing={t("secondFactorSetup.checking")}>
        <EntryField
          label={t("secondFactorSetup.password")}
          {...field("password")}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
        />
      </EntryForm>
      <p className="mt-4">
        {canSetPassword
          ? t.rich("secondFactorSetup.setPasswordFirst", {
              link: (text) => <TextAnchor href={NEW_PASSWORD_PAGE}>{text}</TextAnchor>,
            })
          : t("secondFactorSetup.signInToSetPassword")}
      </p>
      <div className="mt-4">{backLink}</div>
    </SignInFrame>
  );
}

function Codes({ codes, home }: { codes: readonly string[]; home: string }) {
  return (
    <SignInFrame title={t("secondFactorSetup.saveCodes")}>
      <p className="mt-4" role="status">
        {t("secondFactorSetup.codesWords")}
      </p>
      <RecoveryCodes codes={codes} />
      <ButtonAnchor size="large" className="mt-6" kind="main" href={home}>
        {t("secondFactorSetup.saved")}
      </ButtonAnchor>
    </SignInFrame>
  );
}

function AlreadyOn() {
  return (
    <SignInFrame title={t("secondFactorSetup.alreadyOn")}>
      <p className="mt-4">{t("secondFactorSetup.alreadyOnWords")}</p>
      <ButtonAnchor size="large" className="mt-6" kind="main" href="/dashboard/account">
        {t("secondFactorSetup.account")}
      </ButtonAnchor>
    </SignInFrame>
  );
}
