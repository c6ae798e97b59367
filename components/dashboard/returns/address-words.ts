import type { z } from "zod";
import type { AddressDto } from "@/contract/schemas/address";

type Address = z.output<typeof AddressDto>;

/** Street, postcode and town in one line, without empty parts. */
export const addressLine = ({ address_line_1, postcode, city, country_code }: Address): string =>
  [address_line_1, [postcode, city].filter(Boolean).join(" "), country_code].filter(Boolean).join(", ");
