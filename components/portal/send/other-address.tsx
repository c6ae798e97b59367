import { TextField } from "../form/text-field";
import { FieldPair } from "../ui/field";
import type { FormState } from "../ui/form-state";
import type { AddressFields, Delivery } from "./send-view";
import type { AddressWords } from "./send-words";

type OtherAddressProps = {
  words: AddressWords;
  fields: AddressFields;
  summary: string;
  /** Of the order: what the fields begin with where it has to be corrected. */
  own?: Delivery["pickup_address"] | undefined;
  /** As the draft has it. */
  kept: Delivery["pickup_address"] | undefined;
  state: FormState;
};

/** Another address than that of the order: folded, because most parcels wait where they were brought. */
export function OtherAddress({ words, fields, summary, own, kept, state }: OtherAddressProps) {
  const isWrong = Object.values(fields).some((name) => state.fields[name]);
  const known = kept ?? (isWrong ? own : null);
  const draft = {
    name: known ? [known.first_name, known.last_name].filter(Boolean).join(" ") : "",
    ...{ street: known?.address_line_1 ?? "", postcode: known?.postcode ?? "", city: known?.city ?? "" },
  };
  const field = (part: keyof AddressFields, autoComplete: string) => {
    const name = fields[part];
    return {
      ...{ name, label: words[part], error: state.fields[name], autoComplete, maxLength: 100 },
      defaultValue: state.values[name] || draft[part],
    };
  };
  const isOpen = isWrong || Object.values(fields).some((name) => state.values[name]);
  return (
    <details open={isOpen || Boolean(kept)}>
      <summary className="inline-flex min-h-11 items-center text-ui underline underline-offset-3">{summary}</summary>
      <div className="grid gap-4 pt-1">
        <TextField {...field("street", "address-line1")} />
        <FieldPair className="grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3">
          <TextField {...field("postcode", "postal-code")} />
          <TextField {...field("city", "address-level2")} />
        </FieldPair>
        <TextField {...field("name", "name")} />
      </div>
    </details>
  );
}
