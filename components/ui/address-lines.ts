import type { z } from "zod";
import type { AddressDto } from "@/contract/schemas/address";
import { countryName } from "@/contract/vocabulary/country";
import { townLine } from "@/contract/vocabulary/town-line";

type Address = z.output<typeof AddressDto>;

/** An address as printed on a parcel: name, street, city, country. Empty parts leave no gap. */
export const addressLines = (address: Address, locale: string): string[] =>
  eachOnce([...localLines(address), address.country || countryName(address.country_code, locale)]);

/** An address for readers in its own country. */
export const localLines = (address: Omit<Address, "country">): string[] => {
  const region = address.state_province_code || address.state_province;
  const town = townLine({ ...address, region, countryCode: address.country_code });
  return eachOnce([address.company, personName(address), address.address_line_1, address.address_line_2, town]);
};

/** Empty without a name. */
export const personName = ({ first_name, last_name }: Pick<Address, "first_name" | "last_name">): string =>
  [first_name, last_name].filter(Boolean).join(" ");

const eachOnce = (lines: readonly string[]): string[] => Array.from(new Set(lines.filter(Boolean)));
