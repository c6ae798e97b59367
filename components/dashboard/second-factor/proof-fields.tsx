import { t } from "@/messages/dashboard/second-factor";
import { SecretField } from "../controls/secret-field";
import { TextField } from "../controls/text-field";

export type Proof = { current_password: string; code: string };

export const NO_PROOF: Proof = { current_password: "", code: "" };
export const PROOF_FIELDS = Object.keys(NO_PROOF);

type ProofFieldsProps = {
  /** False for people without two-factor authentication, who enter only their password. */
  needsCode?: boolean;
  proof: Proof;
  onChange: (proof: Proof) => void;
  errorOf: (field: string) => string | undefined;
};

/** Asks for password and code before a change that a stolen session must not be able to make. */
export function ProofFields({ needsCode = true, proof, onChange, errorOf }: ProofFieldsProps) {
  return (
    <>
      <SecretField
        label={t("proofFields.password")}
        auto="current-password"
        value={proof.current_password}
        onChange={(current_password) => onChange({ ...proof, current_password })}
        error={errorOf("current_password")}
      />
      {needsCode ? (
        <TextField
          label={t("proofFields.code")}
          value={proof.code}
          onChange={(code) => onChange({ ...proof, code })}
          maxLength={20}
          error={errorOf("code")}
        />
      ) : null}
    </>
  );
}
