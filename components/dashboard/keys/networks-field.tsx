import { t } from "@/messages/dashboard/keys";
import { TextField } from "../controls/text-field";

const MOST_CHARACTERS = 2_500;

type NetworksFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The addresses that a key can be used from, one per line. */
export function NetworksField({ value, onChange, error }: NetworksFieldProps) {
  return (
    <TextField
      label={t("networksField.label")}
      hint={t("networksField.hint")}
      isLong
      isMono
      value={value}
      onChange={onChange}
      maxLength={MOST_CHARACTERS}
      error={error === undefined ? undefined : t("networksField.wrong")}
    />
  );
}

/** The lines of what was typed; people separate addresses by commas and spaces, too. */
export const linesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((line) => line !== "");
