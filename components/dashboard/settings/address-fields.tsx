import { COUNTRY_CODES } from "@/contract/vocabulary/country";
import { FieldRow } from "../../ui/field";
import { TextField } from "../controls/text-field";

/** The parts of an address that a label carries; the two spellings of the wire are the caller's matter. */
export type AddressParts = { line1: string; line2: string; postcode: string; city: string; countryCode: string };

type AddressFieldsProps = {
  value: AddressParts;
  onChange: (parts: Partial<AddressParts>) => void;
  error: (part: keyof AddressParts) => string | undefined;
};

const CODES = [...COUNTRY_CODES];

/** Street, town, country. */
export function AddressFields({ value, onChange, error }: AddressFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          label="Street and number"
          maxLength={200}
          value={value.line1}
          onChange={(line1) => onChange({ line1 })}
          error={error("line1")}
        />
        <TextField
          label="Second line"
          maxLength={200}
          value={value.line2}
          onChange={(line2) => onChange({ line2 })}
          error={error("line2")}
        />
      </FieldRow>
      <FieldRow columns="3">
        <TextField
          label="Postal code"
          maxLength={20}
          value={value.postcode}
          onChange={(postcode) => onChange({ postcode })}
          error={error("postcode")}
        />
        <TextField
          label="Town"
          maxLength={100}
          value={value.city}
          onChange={(city) => onChange({ city })}
          error={error("city")}
        />
        <TextField
          label="Country"
          isMono
          maxLength={2}
          placeholder="NL"
          suggestions={CODES}
          value={value.countryCode}
          onChange={(code) => onChange({ countryCode: code.toUpperCase() })}
          error={error("countryCode")}
        />
      </FieldRow>
    </>
  );
}
