import { addressLines } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import { Choice as Radios } from "../settings/controls/choice";
import type { Choice } from "./draft";
import type { StaffQuote } from "./types";

type AddressFieldsProps = {
  quote: StaffQuote | null;
  choice: Choice;
  onChange: (changes: Partial<Choice>) => void;
};

/** The carrier knows the order's address differently: which one goes on the label. Nothing where it doesn't. */
export function AddressFields({ quote, choice, onChange }: AddressFieldsProps) {
  if (quote === null || quote.corrected_address === null || quote.address_choice === "NORMALIZED") return null;
  const textOf = (address: StaffQuote["given_address"]): string => addressLines(address, LOCALE).join(", ");
  return (
    <div className="mt-4">
      <Radios
        label="Address on the label"
        options={[
          ["CORRECTED", "As the carrier knows it", textOf(quote.corrected_address)],
          ["GIVEN", "As on the order", textOf(quote.given_address)],
        ]}
        value={choice.addressChoice}
        onChange={(addressChoice) => onChange({ addressChoice })}
        hint="The order keeps its address."
      />
    </div>
  );
}
