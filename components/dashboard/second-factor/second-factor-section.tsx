"use client";

import { useState } from "react";
import { LiveButton } from "../../ui/live-button";
import { Age } from "../returns/age";
import type { SecondFactor } from "../team/types";
import { RenewCodesDialog } from "./renew-codes-dialog";
import { TurnOffDialog } from "./turn-off-dialog";

type SecondFactorSectionProps = { factor: SecondFactor; now: string; timeZone: string };

/** So few are left that it is time for others. */
const FEW = 3;

/** Whether signing in takes a code as well, and what can be done about it. */
export function SecondFactorSection({ factor, now, timeZone }: SecondFactorSectionProps) {
  const [asked, setAsked] = useState<"OFF" | "CODES" | null>(null);
  const left = factor.recovery_codes_left;
  return (
    <section className="section" aria-labelledby="second-factor">
      <header>
        <h2 id="second-factor" className="text-h2 font-semibold">
          Second factor
        </h2>
      </header>
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
            <p className="notice mt-4 max-w-xl" data-tone="hold">
              Make new recovery codes: without them and without the device only an owner lets you in again.
            </p>
          ) : null}
          <p className="mt-4 flex flex-wrap gap-2">
            <LiveButton className="button" aria-haspopup="dialog" onClick={() => setAsked("CODES")}>
              New recovery codes
            </LiveButton>
            {factor.is_required ? null : (
              <LiveButton className="button" aria-haspopup="dialog" onClick={() => setAsked("OFF")}>
                Turn off
              </LiveButton>
            )}
          </p>
          {factor.is_required ? <p className="field-hint mt-2">Your team requires it: it stays on.</p> : null}
        </>
      ) : (
        <>
          <p className="mt-4 max-w-xl">
            Your password alone signs you in. With a second factor it also takes a code that an authenticator on your
            phone shows, new every half minute.
          </p>
          <p className="mt-4">
            <a className="button" data-kind="main" href="/dashboard/second-factor">
              Set it up
            </a>
          </p>
        </>
      )}
      {asked === "CODES" ? <RenewCodesDialog onClose={() => setAsked(null)} /> : null}
      {asked === "OFF" ? <TurnOffDialog onClose={() => setAsked(null)} /> : null}
    </section>
  );
}
