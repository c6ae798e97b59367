import { COUNTRY_CODES } from "@/contract/vocabulary/country";
import { FieldRow } from "../../ui/field";
import { TextField } from "../controls/text-field";
import type { Bound } from "./form/part";

/** The parts of an address that a label carries; the two spellings of the wire are the caller's matter. */
export type AddressPart = "line1" | "line2" | "postcode" | "city" | "countryCode";

const CODES = [...COUNTRY_CODES];

/** Street, town, country. */
export function AddressFields({ bind }: { bind: (part: AddressPart) => Bound<string> }) {
  const country = bind("countryCode");
  return (
    <>
      <FieldRow>
        <TextField label="Street address" maxLength={200} {...bind("line1")} />
        <TextField label="Address line 2" maxLength={200} {...bind("line2")} />
      </FieldRow>
      <FieldRow columns="3">
        <TextField label="Postal code" maxLength={20} {...bind("postcode")} />
        <TextField label="City" maxLength={100} {...bind("city")} />
        <TextField
          label="Country"
          isMono
          maxLength={2}
          placeholder="NL"
          suggestions={CODES}
          {...country}
          onChange={(code) => country.onChange(code.toUpperCase())}
        />
      </FieldRow>
    </>
  );
}
