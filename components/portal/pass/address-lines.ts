import type { z } from "zod";
import type { AddressDto } from "@/contract/schemas/address";

/** An address as it stands on a parcel: who, where, which town. Empty parts leave no gap. */
export function addressLines(address: z.output<typeof AddressDto>): string[] {
  const person = [address.first_name, address.last_name].filter(Boolean).join(" ");
  const town = [address.postcode, address.city].filter(Boolean).join(" ");
  const country = address.country || address.country_code;
  const lines = [address.company, person, address.address_line_1, address.address_line_2, town, country];
  return Array.from(new Set(lines.filter(Boolean)));
}
