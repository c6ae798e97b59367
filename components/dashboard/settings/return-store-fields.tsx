import { FieldRow } from "../../ui/field";
import { TextField } from "../controls/text-field";
import { AddressFields, type AddressParts } from "./address-fields";
import type { LogisticValue } from "./types";

type Shop = LogisticValue["return_stores"][number];
type ReturnStoreFieldsProps = {
  shop: Shop;
  change: (changes: Partial<Shop>) => void;
  error: (field: string) => string | undefined;
};

const WIRE = {
  line1: "address_line_1",
  line2: "address_line_2",
  postcode: "postcode",
  city: "city",
  countryCode: "country_code",
} as const satisfies Record<keyof AddressParts, string>;

/** One shop that takes returns in person. */
export function ReturnStoreFields({ shop, change, error }: ReturnStoreFieldsProps) {
  const { address } = shop;
  const parts = {
    line1: address.address_line_1,
    line2: address.address_line_2 ?? "",
    postcode: address.postcode,
    city: address.city,
    countryCode: address.country_code,
  };
  return (
    <>
      <FieldRow>
        <TextField
          label="Name"
          maxLength={100}
          value={shop.name}
          onChange={(name) => change({ name })}
          error={error("name")}
        />
        <TextField
          label="Id"
          isMono
          maxLength={64}
          value={shop.store_id}
          onChange={(store_id) => change({ store_id })}
          error={error("store_id")}
        />
      </FieldRow>
      <TextField
        label="Opening hours"
        maxLength={200}
        hint="As shoppers read them, e.g. Mon–Sat 10–19."
        value={shop.opening_hours}
        onChange={(opening_hours) => change({ opening_hours })}
        error={error("opening_hours")}
      />
      <AddressFields
        value={parts}
        error={(part) => error(`address.${WIRE[part]}`)}
        onChange={(next) =>
          change({
            address: {
              ...address,
              ...Object.fromEntries(
                Object.entries(next).map(([part, text]) => [WIRE[part as keyof AddressParts], text]),
              ),
            },
          })
        }
      />
    </>
  );
}
