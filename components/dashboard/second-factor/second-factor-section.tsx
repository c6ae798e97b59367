"use client";

import { useState } from "react";
import { t } from "@/messages/dashboard/second-factor";
import { LOCALE } from "../../ui/age";
import { ButtonAnchor } from "../../ui/button";
import { Hint } from "../../ui/field";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { useTRPCClient } from "../browser/trpc";
import { AskDialog, useQuestion } from "../controls/ask-dialog";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { NO_PROOF, PROOF_FIELDS, ProofFields } from "./proof-fields";
import { RecoveryCodes } from "./recovery-codes";
import type { SecondFactor } from "./types";

type SecondFactorSectionProps = { factor: SecondFactor; timeZone: string };

/** Number of remaining codes from which new ones are recommended. */
const FEW = 3;

/** The status of two-factor authentication, with its actions. */
export function SecondFactorSection({ factor, timeZone }: SecondFactorSectionProps) {
  const left = factor.recovery_codes_left;
  return (
    <Section id="second-factor" title={t("secondFactorSection.title")}>
      {factor.is_on ? (
        <>
          <p className="mt-4 max-w-xl">
            {factor.since === null
              ? t("secondFactorSection.on")
              : t("secondFactorSection.onSince", {
                  date: formatTime(factor.since, "date", { timeZone, locale: LOCALE }),
                })}{" "}
            {t("secondFactorSection.codesLeft", { count: left })}
          </p>
          {left <= FEW ? (
            <Notice as="p" className="mt-4 max-w-xl" tone="hold">
              {t("secondFactorSection.fewCodes")}
            </Notice>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-2">
            <DialogButton ask={(onClose) => <RenewCodesDialog onClose={onClose} />}>
              {t("secondFactorSection.newCodes")}
            </DialogButton>
            {factor.is_required ? null : (
              <DialogButton ask={(onClose) => <TurnOffDialog onClose={onClose} />}>
                {t("secondFactorSection.turnOff")}
              </DialogButton>
            )}
          </div>
          {factor.is_required ? <Hint className="mt-2!">{t("secondFactorSection.cantTurnOff")}</Hint> : null}
        </>
      ) : (
        <>
          <p className="mt-4 max-w-xl">{t("secondFactorSection.off")}</p>
          <p className="mt-4">
            <ButtonAnchor kind="main" href="/dashboard/second-factor">
              {t("secondFactorSection.setUp")}
            </ButtonAnchor>
          </p>
        </>
      )}
    </Section>
  );
}

/** Renews the recovery codes. Stays open to show them, because they are visible only once. */
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
      title={codes ? t("secondFactorSection.newCodesTitle") : t("secondFactorSection.askNewCodes")}
      effect={
        codes ? <p>{t("secondFactorSection.newCodesEffect")}</p> : <p>{t("secondFactorSection.askNewCodesEffect")}</p>
      }
      confirm={codes ? t("secondFactorSection.saved") : t("secondFactorSection.createNewCodes")}
      doing={t("secondFactorSection.creating")}
      isDone={codes !== undefined}
      onSubmit={() => (codes ? question.finish(t("secondFactorSection.newCodesDone")) : question.send())}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </AskDialog>
  );
}

/** Turns two-factor authentication off. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const client = useTRPCClient();
  const [proof, setProof] = useState(NO_PROOF);
  return (
    <Question
      title={t("secondFactorSection.askTurnOff")}
      effect={<p>{t("secondFactorSection.turnOffEffect")}</p>}
      confirm={t("secondFactorSection.turnOff")}
      doing={t("secondFactorSection.turningOff")}
      isDanger
      done={t("secondFactorSection.turnedOff")}
      fields={PROOF_FIELDS}
      send={() => client.turnOffSecondFactor.mutate(proof)}
      onClose={onClose}
    >
      {(errorOf) => <ProofFields proof={proof} onChange={setProof} errorOf={errorOf} />}
    </Question>
  );
}
