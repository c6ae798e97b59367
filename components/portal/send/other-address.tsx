import type { FormState } from "../form/form-state";
import { TextField } from "../form/text-field";
import { ADDRESS_FIELDS, type Delivery } from "./send-view";
import type { AddressWords } from "./send-words";

type OtherAddressProps = {
  words: AddressWords;
  /** As the draft has it. */
  kept: Delivery["pickup_address"] | undefined;
  state: FormState;
};

/** Another address than that of the order: folded, because most parcels wait where they were brought. */
export function OtherAddress({ words, kept, state }: OtherAddressProps) {
  const draft = {
    name: kept ? [kept.first_name, kept.last_name].filter(Boolean).join(" ") : "",
    ...{ street: kept?.address_line_1 ?? "", postcode: kept?.postcode ?? "", city: kept?.city ?? "" },
  };
  const field = (part: keyof typeof ADDRESS_FIELDS, autoComplete: string) => {
    const name = ADDRESS_FIELDS[part];
    return {
      ...{ name, label: words[part], error: state.fields[name], autoComplete, maxLength: 100 },
      defaultValue: state.values[name] ?? draft[part],
    };
  };
  const isOpen = Object.values(ADDRESS_FIELDS).some((name) => state.values[name] || state.fields[name]);
  return (
    <details className="other-address" open={isOpen || Boolean(kept)}>
      <summary>{words.otherAddress}</summary>
      <div className="other-address-fields">
        <TextField {...field("street", "address-line1")} />
        <div className="pair">
          <TextField {...field("postcode", "postal-code")} />
          <TextField {...field("city", "address-level2")} />
        </div>
        <TextField {...field("name", "name")} />
      </div>
    </details>
  );
}
