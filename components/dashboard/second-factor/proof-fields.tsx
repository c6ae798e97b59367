import { t } from "@/messages/dashboard/second-factor";
import { SecretField } from "../controls/secret-field";
import { TextField } from "../controls/text-field";

export type Proof = { current_password: string; code: string };

export const NO_PROOF: Proof = { current_password: "", code: "" };
export const PROOF_FIELDS = Object.keys(NO_PROOF);

type ProofFieldsProps = {
  /** False for people without a second factor: the password alone is asked for. */
  needsCode?: boolean;
  proof: Proof;
  onChange: (proof: Proof) => void;
  errorOf: (field: string) => string | undefined;
};

/** Both factors, before something changes that a stolen session must not change. */
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
