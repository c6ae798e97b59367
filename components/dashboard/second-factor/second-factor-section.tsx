"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Age } from "../../ui/age";
import { Button, ButtonAnchor } from "../../ui/button";
import { Hint } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { fieldErrors, NO_PROOF, ProofFields } from "./proof-fields";
import { RecoveryCodes } from "./recovery-codes";
import type { SecondFactor } from "./types";

type SecondFactorSectionProps = { factor: SecondFactor; now: string; timeZone: string };

/** So few are left that it is time for others. */
const FEW = 3;

/** Whether signing in takes a code as well, and what can be done about it. */
export function SecondFactorSection({ factor, now, timeZone }: SecondFactorSectionProps) {
  const [asked, setAsked] = useState<"OFF" | "CODES" | null>(null);
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
          <p className="mt-4 flex flex-wrap gap-2">
            <Button isLive aria-haspopup="dialog" onClick={() => setAsked("CODES")}>
              New recovery codes
            </Button>
            {factor.is_required ? null : (
              <Button isLive aria-haspopup="dialog" onClick={() => setAsked("OFF")}>
                Turn off
              </Button>
            )}
          </p>
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
              Set it up
            </ButtonAnchor>
          </p>
        </>
      )}
      {asked === "CODES" ? <RenewCodesDialog onClose={() => setAsked(null)} /> : null}
      {asked === "OFF" ? <TurnOffDialog onClose={() => setAsked(null)} /> : null}
    </Section>
  );
}

/** Other recovery codes. It stays open to show them, this once. */
function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [proof, setProof] = useState(NO_PROOF);
  const renew = useMutation(trpc.renewRecoveryCodes.mutationOptions({ onSuccess: asking.made }));
  const errorOf = fieldErrors(renew.error);
  const isElsewhere = renew.error && !errorOf("current_password") && !errorOf("code");
  const codes = renew.data?.recovery_codes;
  return (
    <AskDialog
      asking={asking}
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
      isPending={renew.isPending}
      isDone={codes !== undefined}
      error={isElsewhere ? problemText(renew.error) : undefined}
      onSubmit={() => (codes ? asking.finish("Your new recovery codes count.") : renew.mutate(proof))}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </AskDialog>
  );
}

/** Back to the password alone. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const [proof, setProof] = useState(NO_PROOF);
  const turnOff = useMutation(
    trpc.turnOffSecondFactor.mutationOptions({ onSuccess: () => asking.finish("Your second factor is off.") }),
  );
  const errorOf = fieldErrors(turnOff.error);
  const isElsewhere = turnOff.error && !errorOf("current_password") && !errorOf("code");
  return (
    <AskDialog
      asking={asking}
      title="Turn your second factor off?"
      effect={<p>Whoever has your password gets in with it. Your recovery codes end.</p>}
      confirm="Turn it off"
      doing="Turning it off …"
      isDanger
      isPending={turnOff.isPending}
      error={isElsewhere ? problemText(turnOff.error) : undefined}
      onSubmit={() => turnOff.mutate(proof)}
    >
      <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />
    </AskDialog>
  );
}
