"use client";

import { useState } from "react";
import type { z } from "zod";
import type { getStoreBankAccount } from "@/contract/dashboard/payment-files";
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

/** The account that payment files pay from: shown by its last digits, changed with a password. */
export function BankAccount({ value, place }: BankAccountProps) {
  const { account } = value;
  return (
    <SettingBlock
      title="Bank account for refunds"
      about="Payment files (SEPA) that you download under Pending refunds pay from this account. It's stored encrypted."
    >
      {account === null ? (
        <p>No bank account yet. Without one you can still send bank transfers yourself and mark them as refunded.</p>
      ) : (
        <p>
          <b className="font-medium">{account.holder_name}</b>
          <span className="block">
            <span className="font-mono text-code">{account.iban}</span>
            {account.bic ? ` · BIC ${account.bic}` : ""}
          </span>
          <span className="text-ink-2 block text-[13px]">
            Changed {formatTime(account.updated_at, "day", { timeZone: place.timeZone, locale: LOCALE })}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <DialogButton ask={(onClose) => <ChangeDialog value={value} place={place} onClose={onClose} />}>
          {account === null ? "Add bank account" : "Change bank account"}
        </DialogButton>
        {account === null ? null : (
          <DialogButton kind="danger" ask={(onClose) => <RemoveDialog value={value} place={place} onClose={onClose} />}>
            Remove bank account
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
      title={value.account === null ? "Add bank account" : "Change bank account"}
      effect="New payment files pay from this account. Files made before keep theirs. The audit log notes the change."
      confirm="Save bank account"
      doing="Saving …"
      done="Bank account saved."
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
            <TextField label="Account holder" maxLength={70} {...field("holder_name")} />
            <TextField label="IBAN" isMono maxLength={60} {...field("iban")} />
            <TextField label="BIC (optional)" isMono maxLength={14} {...field("bic")} />
            <ProofFields needsCode={value.needs_code} proof={proof} onChange={setProof} errorOf={errorOf} />
          </>
        );
      }}
    </Question>
  );
}

function RemoveDialog({ value, place, onClose }: DialogProps) {
  const client = useTRPCClient();
  const [proof, setProof] = useState(NO_PROOF);
  return (
    <Question
      title="Remove bank account?"
      effect={`Removes ${value.account?.iban ?? "the account"}. You can't make payment files until you add another one.`}
      confirm="Remove bank account"
      doing="Removing …"
      isDanger
      done="Bank account removed."
      fields={PROOF_FIELDS}
      send={() => client.removeStoreBankAccount.mutate({ ecommerce_id: place.ecommerceId, ...proof })}
      onClose={onClose}
    >
      {(errorOf) => <ProofFields needsCode={value.needs_code} proof={proof} onChange={setProof} errorOf={errorOf} />}
    </Question>
  );
}
