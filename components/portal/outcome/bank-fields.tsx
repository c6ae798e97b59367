import { outcome } from "../copy/outcome";
import type { FormState } from "../form/form-state";
import { TextField } from "../form/text-field";
import { HOLDER_FIELD, IBAN_FIELD } from "./outcome-view";

type BankFieldsProps = {
  state: FormState;
  /** What may be shown of the account that is kept; null without one. */
  mask: string | null;
};

/** Where a transfer goes; shown under its option. A kept account is never filled in again: its mask tells which it is. */
export function BankFields({ state, mask }: BankFieldsProps) {
  return (
    <div className="option-more bank">
      <TextField
        name={HOLDER_FIELD}
        label={outcome.holder}
        error={state.fields[HOLDER_FIELD]}
        defaultValue={state.values[HOLDER_FIELD] ?? ""}
        autoComplete="name"
        maxLength={200}
      />
      <TextField
        name={IBAN_FIELD}
        label={outcome.iban}
        help={mask === null ? outcome.ibanHelp : outcome.ibanKept(mask)}
        error={state.fields[IBAN_FIELD]}
        defaultValue={state.values[IBAN_FIELD] ?? ""}
        data-kept={mask === null ? undefined : "true"}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
    </div>
  );
}
