import type { z } from "zod";
import type { AddressDto } from "@/contract/schemas/address";

type Address = z.output<typeof AddressDto>;

/** Street, postcode and town in one line, without empty parts. */
export const addressLine = ({ address_line_1, postcode, city, country_code }: Address): string =>
  [address_line_1, [postcode, city].filter(Boolean).join(" "), country_code].filter(Boolean).join(", ");

/** All lines of an address as they stand on a label. */
export const addressLines = (address: Address): string[] =>
  [
    address.company,
    personName(address),
    address.address_line_1,
    address.address_line_2,
    [address.postcode, address.city].filter(Boolean).join(" "),
    address.country || address.country_code,
  ].filter((line, index, all) => line !== "" && all.indexOf(line) === index);

export const personName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  [first_name, last_name].filter(Boolean).join(" ");
