"use client";

import { useState } from "react";
import { Age } from "../../ui/age";
import { ButtonAnchor } from "../../ui/button";
import { Hint } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { NO_PROOF, PROOF_FIELDS, ProofFields } from "./proof-fields";
import { RecoveryCodes } from "./recovery-codes";
import type { SecondFactor } from "./types";

type SecondFactorSectionProps = { factor: SecondFactor; now: string; timeZone: string };

/** So few are left that it is time for others. */
const FEW = 3;

/** Whether signing in takes a code as well, and what can be done about it. */
export function SecondFactorSection({ factor, now, timeZone }: SecondFactorSectionProps) {
  const left = factor.recovery_codes_left;
  return (
    <Section id="second-factor" title="Two-factor authentication">
      {factor.is_on ? (
        <>
          <p className="mt-4 max-w-xl">
            Signing in requires a code from your authenticator app
            {factor.since ? (
              <>
                , since <Age at={factor.since} now={now} timeZone={timeZone} />
              </>
            ) : null}
            . {left === 0 ? "No recovery codes left." : `${left} of 10 recovery codes are left.`}
          </p>
          {left <= FEW ? (
            <Notice as="p" className="mt-4 max-w-xl" tone="hold">
              Create new recovery codes. Without them, only an owner can restore your access if you lose your device.
            </Notice>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-2">
            <DialogButton ask={(onClose) => <RenewCodesDialog onClose={onClose} />}>New recovery codes</DialogButton>
            {factor.is_required ? null : (
              <DialogButton ask={(onClose) => <TurnOffDialog onClose={onClose} />}>Turn off</DialogButton>
            )}
          </div>
          {factor.is_required ? <Hint className="mt-2!">Your team requires it, so you can’t turn it off.</Hint> : null}
        </>
      ) : (
        <>
          <p className="mt-4 max-w-xl">
            You sign in with only your password. Two-factor authentication also asks for a code from an authenticator
            app on your phone.
          </p>
          <p className="mt-4">
            <ButtonAnchor kind="main" href="/dashboard/second-factor">
              Set up two-factor authentication
            </ButtonAnchor>
          </p>
        </>
      )}
    </Section>
  );
}

/** Other recovery codes. It stays open to show them, this once. */
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const client = useTRPCClient();
  const [proof, setProof] = useState(NO_PROOF);
  const { answer, errorOf, ...question } = useQuestion({
    onClose,
    send: () => client.renewRecoveryCodes.mutate(proof),
    fields: PROOF_FIELDS,
  });
  const codes = answer?.recovery_codes;
  return (
    <AskDialog
      question={question}
      title={codes ? "Your new recovery codes" : "Create new recovery codes?"}
      effect={
        codes ? (
          <p>Use each code once if you lose your device. You won’t see them again.</p>
        ) : (
          <p>Your current codes stop working.</p>
        )
      }
      confirm={codes ? "I’ve saved them" : "Create new codes"}
      doing="Creating…"
      isDone={codes !== undefined}
      onSubmit={() => (codes ? question.finish("Your new recovery codes are active.") : question.send())}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </AskDialog>
  );
}

/** Back to the password alone. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const client = useTRPCClient();
  const [proof, setProof] = useState(NO_PROOF);
  return (
    <Question
      title="Turn off two-factor authentication?"
      effect={<p>Anyone with your password can sign in. Your recovery codes stop working.</p>}
      confirm="Turn off"
      doing="Turning off…"
      isDanger
      done="Two-factor authentication is off."
      fields={PROOF_FIELDS}
      send={() => client.turnOffSecondFactor.mutate(proof)}
      onClose={onClose}
    >
      {(errorOf) => <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </Question>
  );
}
