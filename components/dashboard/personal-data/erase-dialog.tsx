import { useState } from "react";
import { t } from "@/messages/dashboard/personal-data";
import { Effects } from "../../ui/effects";
import { useTRPCClient } from "../browser/trpc";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { countWords } from "./count-words";
import type { Counts } from "./types";

type EraseDialogProps = { email: string; counts: Counts; onErased: () => void; onClose: () => void };

/** Confirms an erasure, which is irreversible: lists what is erased and what is kept, and asks for the email again. */
export function EraseDialog({ email, counts, onErased, onClose }: EraseDialogProps) {
  const client = useTRPCClient();
  const [reason, setReason] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [hasTried, setTried] = useState(false);
  const missing = { reason: reason.trim() === "", email: confirmation.trim() === "" };
  const check = () => {
    setTried(true);
    return !missing.reason && !missing.email;
  };
  return (
    <Question
      title={t("eraseDialog.title")}
      effect={<WhatItDoes email={email} counts={counts} />}
      confirm={t("eraseDialog.confirm")}
      doing={t("eraseDialog.erasing")}
      isDanger
      check={check}
      done={(erased) => t("eraseDialog.done", { counts: countWords(erased.counts) })}
      fields={["reason", "confirmation"]}
      send={() => client.eraseShopper.mutate({ email, reason: reason.trim(), confirmation: confirmation.trim() })}
      onDone={onErased}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t("eraseDialog.reason")}
            hint={t("eraseDialog.reasonHint")}
            value={reason}
            onChange={setReason}
            error={hasTried && missing.reason ? t("eraseDialog.reasonMissing") : errorOf("reason")}
          />
          <TextField
            label={t("eraseDialog.email")}
            hint={t("eraseDialog.emailHint", { email })}
            value={confirmation}
            onChange={setConfirmation}
            maxLength={254}
            error={hasTried && missing.email ? t("eraseDialog.emailMissing") : errorOf("confirmation")}
          />
        </>
      )}
    </Question>
  );
}

function WhatItDoes({ email, counts }: Pick<EraseDialogProps, "email" | "counts">) {
  return (
    <>
      <p>
        {t.rich("eraseDialog.effect", {
          email,
          counts: countWords(counts),
          b: (text) => <strong className="font-semibold wrap-anywhere">{text}</strong>,
        })}
      </p>
      <Effects>
        <li>{t("eraseDialog.deleted")}</li>
        <li>{t("eraseDialog.pending")}</li>
        <li>{t("eraseDialog.kept")}</li>
        <li>{t("eraseDialog.links")}</li>
      </Effects>
    </>
  );
}
