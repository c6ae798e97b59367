import { COUNTRY_CODES } from "@/contract/vocabulary/country";
import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { TextField } from "../controls/text-field";
import type { Bound } from "./form/part";

/** The parts of an address on a label. The caller converts between the API's two spellings. */
export type AddressPart = "line1" | "line2" | "postcode" | "city" | "countryCode";

const CODES = [...COUNTRY_CODES];

/** Street, town and country fields. */
export function AddressFields({ bind }: { bind: (part: AddressPart) => Bound<string> }) {
  const country = bind("countryCode");
  return (
    <>
      <FieldRow>
        <TextField label={t("addressFields.line1")} maxLength={200} {...bind("line1")} />
        <TextField label={t("addressFields.line2")} isOptional maxLength={200} {...bind("line2")} />
      </FieldRow>
      <FieldRow columns="3">
        <TextField label={t("addressFields.postalCode")} maxLength={20} {...bind("postcode")} />
        <TextField label={t("addressFields.city")} maxLength={100} {...bind("city")} />
        <TextField
          label={t("addressFields.country")}
          isMono
          maxLength={2}
          placeholder={t("addressFields.countryExample")}
          suggestions={CODES}
          {...country}
          onChange={(code) => country.onChange(code.toUpperCase())}
        />
      </FieldRow>
    </>
  );
}
