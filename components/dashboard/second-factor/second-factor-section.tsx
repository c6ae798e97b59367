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
    <Section id="second-factor" title="Second factor">
      {factor.is_on ? (
        <>
          <p className="mt-4 max-w-xl">
            Signing in takes a code of your authenticator as well
            {factor.since ? (
              <>
                , since <Age at={factor.since} now={now} timeZone={timeZone} />
              </>
            ) : null}
            . {left === 0 ? "No recovery code is left." : `${left} of 10 recovery codes are left.`}
          </p>
          {left <= FEW ? (
            <Notice as="p" className="mt-4 max-w-xl" tone="hold">
              Make new recovery codes: without them and without the device only an owner lets you in again.
            </Notice>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-2">
            <DialogButton ask={(onClose) => <RenewCodesDialog onClose={onClose} />}>New recovery codes</DialogButton>
            {factor.is_required ? null : (
              <DialogButton ask={(onClose) => <TurnOffDialog onClose={onClose} />}>Turn off</DialogButton>
            )}
          </div>
          {factor.is_required ? <Hint className="mt-2!">Your team requires it: it stays on.</Hint> : null}
        </>
      ) : (
        <>
          <p className="mt-4 max-w-xl">
            Your password alone signs you in. With a second factor it also takes a code that an authenticator on your
            phone shows, new every half minute.
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
      title={codes ? "Your new recovery codes" : "Make new recovery codes?"}
      effect={
        codes ? (
          <p>Each signs you in once, if you lose the device. They are shown only now.</p>
        ) : (
          <p>Those that you have now end.</p>
        )
      }
      confirm={codes ? "I have kept them" : "Make new codes"}
      doing="Making them …"
      isDone={codes !== undefined}
      onSubmit={() => (codes ? question.finish("Your new recovery codes count.") : question.send())}
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
      title="Turn your second factor off?"
      effect={<p>Whoever has your password gets in with it. Your recovery codes end.</p>}
      confirm="Turn it off"
      doing="Turning it off …"
      isDanger
      done="Your second factor is off."
      fields={PROOF_FIELDS}
      send={() => client.turnOffSecondFactor.mutate(proof)}
      onClose={onClose}
    >
      {(errorOf) => <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </Question>
  );
}
