import { TextField } from "../form/text-field";
import type { FormState } from "../ui/form-state";
import { OptionMore } from "../ui/option";
import { HOLDER_FIELD, IBAN_FIELD } from "./outcome-view";
import type { OutcomeWords } from "./outcome-words";

type BankFieldsProps = {
  state: FormState;
  /** An account is kept already: both lines may stay empty. */
  isKept: boolean;
  /** There is no other way to pay money back: also what an exchange leaves over goes there. */
  isAlways: boolean;
  words: OutcomeWords["bank"];
};

/** Where a transfer goes; shown under its option. A kept account is never filled in again: its mask tells which it is. */
export function BankFields({ state, isKept, isAlways, words }: BankFieldsProps) {
  return (
    <OptionMore className={`gap-4 group-chosen/card:grid ${isAlways ? "exchanging:grid" : ""}`}>
      <TextField
        name={HOLDER_FIELD}
        label={words.holder}
        error={state.fields[HOLDER_FIELD]}
        defaultValue={state.values[HOLDER_FIELD] ?? ""}
        autoComplete="name"
        maxLength={200}
      />
      <TextField
        name={IBAN_FIELD}
        label={words.iban}
        help={words.help}
        error={state.fields[IBAN_FIELD]}
        defaultValue={state.values[IBAN_FIELD] ?? ""}
        data-kept={isKept ? "true" : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
    </OptionMore>
  );
}
