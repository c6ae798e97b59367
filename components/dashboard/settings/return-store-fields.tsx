import { t } from "@/messages/dashboard/settings";
import { FieldRow } from "../../ui/field";
import { TextField } from "../controls/text-field";
import { AddressFields, type AddressPart } from "./address-fields";
import type { Part } from "./form/part";
import type { LogisticValue } from "./types";

type Shop = LogisticValue["return_stores"][number];
const WIRE = {
  line1: "address_line_1",
  line2: "address_line_2",
  postcode: "postcode",
  city: "city",
  countryCode: "country_code",
} as const satisfies Record<AddressPart, string>;

/** One store that accepts returns in person. */
export function ReturnStoreFields({ shop: { bind, part } }: { shop: Part<Shop> }) {
  const address = part("address");
  return (
    <>
      <FieldRow>
        <TextField label={t("returnStoreFields.name")} maxLength={100} {...bind("name")} />
        <TextField label={t("returnStoreFields.id")} isMono maxLength={64} {...bind("store_id")} />
      </FieldRow>
      <TextField
        label={t("returnStoreFields.openingHours")}
        maxLength={200}
        hint={t("returnStoreFields.openingHoursHint")}
        {...bind("opening_hours")}
      />
      <AddressFields bind={(name) => ({ ...address.bind(WIRE[name]), value: address.value[WIRE[name]] ?? "" })} />
    </>
  );
}
