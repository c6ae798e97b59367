"use client";

import { useState } from "react";
import type { z } from "zod";
import type { getStoreBankAccount } from "@/contract/dashboard/payment-files";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/settings";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { useTRPCClient } from "../browser/trpc";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { TextField } from "../controls/text-field";
import { NO_PROOF, PROOF_FIELDS, ProofFields } from "../second-factor/proof-fields";
import { SettingBlock } from "./controls/setting-block";
import type { FormPlace } from "./form/part";

type BankAccountProps = { value: z.output<typeof getStoreBankAccount.output>; place: FormPlace };

/** The account that payment files pay from: shows its last digits, and is changed with a password. */
export function BankAccount({ value, place }: BankAccountProps) {
  const { account } = value;
  return (
    <SettingBlock title={t("bankAccount.title")} about={t("bankAccount.about")}>
      {account === null ? (
        <p>{t("bankAccount.empty")}</p>
      ) : (
        <p>
          <b className="font-medium">{account.holder_name}</b>
          <span className="block">
            <span className="font-mono text-code">{account.iban}</span>
            {account.bic ? <> · {t("bankAccount.bicShown", { bic: account.bic })}</> : null}
          </span>
          <span className="text-ink-2 block text-[13px]">
            {t("bankAccount.changed", {
              date: formatTime(account.updated_at, "day", { timeZone: place.timeZone, locale: LOCALE }),
            })}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <DialogButton ask={(onClose) => <ChangeDialog value={value} place={place} onClose={onClose} />}>
          {account === null ? t("bankAccount.add") : t("bankAccount.change")}
        </DialogButton>
        {account === null ? null : (
          <DialogButton
            kind="danger"
            ask={(onClose) => (
              <RemoveDialog iban={account.iban} needsCode={value.needs_code} place={place} onClose={onClose} />
            )}
          >
            {t("bankAccount.remove")}
          </DialogButton>
        )}
      </div>
    </SettingBlock>
  );
}

type DialogProps = BankAccountProps & { onClose: () => void };

function ChangeDialog({ value, place, onClose }: DialogProps) {
  const client = useTRPCClient();
  const [typed, setTyped] = useState({
    holder_name: value.account?.holder_name ?? "",
    iban: "",
    bic: value.account?.bic ?? "",
  });
  const [proof, setProof] = useState(NO_PROOF);
  return (
    <Question
      title={value.account === null ? t("bankAccount.add") : t("bankAccount.change")}
      effect={t("bankAccount.changeEffect")}
      confirm={t("bankAccount.save")}
      doing={common("saving")}
      done={t("bankAccount.saved")}
      fields={[...Object.keys(typed), ...PROOF_FIELDS]}
      send={() => client.saveStoreBankAccount.mutate({ ecommerce_id: place.ecommerceId, ...typed, ...proof })}
      onClose={onClose}
    >
      {(errorOf) => {
        const field = (name: keyof typeof typed) => ({
          value: typed[name],
          onChange: (text: string) => setTyped({ ...typed, [name]: text }),
          error: errorOf(name),
        });
        return (
          <>
            <TextField label={t("bankAccount.holder")} maxLength={70} {...field("holder_name")} />
            <TextField label={t("bankAccount.iban")} isMono maxLength={60} {...field("iban")} />
            <TextField label={t("bankAccount.bic")} isOptional isMono maxLength={14} {...field("bic")} />
            <ProofFields needsCode={value.needs_code} proof={proof} onChange={setProof} errorOf={errorOf} />
          </>
        );
      }}
    </Question>
  );
}

type RemoveDialogProps = Pick<DialogProps, "place" | "onClose"> & { iban: string; needsCode: boolean };

function RemoveDialog({ iban, needsCode, place, onClose }: RemoveDialogProps) {
  const client = useTRPCClient();
  const [proof, setProof] = useState(NO_PROOF);
  return (
    <Question
      title={t("bankAccount.removeAsk")}
      effect={t("bankAccount.removeEffect", { iban })}
      confirm={t("bankAccount.remove")}
      doing={t("bankAccount.removing")}
      isDanger
      done={t("bankAccount.removed")}
      fields={PROOF_FIELDS}
      send={() => client.removeStoreBankAccount.mutate({ ecommerce_id: place.ecommerceId, ...proof })}
      onClose={onClose}
    >
      {(errorOf) => <ProofFields needsCode={needsCode} proof={proof} onChange={setProof} errorOf={errorOf} />}
    </Question>
  );
}
