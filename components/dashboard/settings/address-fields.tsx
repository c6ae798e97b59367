import { COUNTRY_CODES } from "@/contract/vocabulary/country";
import { TextSetting } from "./controls/text-setting";

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
      <div className="side-fields">
        <TextSetting
          label="Street and number"
          maxLength={200}
          value={value.line1}
          onChange={(line1) => onChange({ line1 })}
          error={error("line1")}
        />
        <TextSetting
          label="Second line"
          maxLength={200}
          value={value.line2}
          onChange={(line2) => onChange({ line2 })}
          error={error("line2")}
        />
      </div>
      <div className="side-fields" data-columns="3">
        <TextSetting
          label="Postal code"
          maxLength={20}
          value={value.postcode}
          onChange={(postcode) => onChange({ postcode })}
          error={error("postcode")}
        />
        <TextSetting
          label="Town"
          maxLength={100}
          value={value.city}
          onChange={(city) => onChange({ city })}
          error={error("city")}
        />
        <TextSetting
          label="Country"
          isMono
          maxLength={2}
          placeholder="NL"
          suggestions={CODES}
          value={value.countryCode}
          onChange={(code) => onChange({ countryCode: code.toUpperCase() })}
          error={error("countryCode")}
        />
      </div>
    </>
  );
}
