import type { z } from "zod";
import type { AddressInput } from "@/contract/schemas/address";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";

/** An address as it came over the wire; what was left out is empty. */
export const readAddress = (input: z.output<typeof AddressInput>): PostalAddress => ({
  ...EMPTY_ADDRESS,
  firstName: input.first_name ?? "",
  lastName: input.last_name ?? "",
  company: input.company ?? "",
  line1: input.address_line_1 ?? "",
  line2: input.address_line_2 ?? "",
  city: input.city ?? "",
  stateProvince: input.state_province ?? "",
  stateProvinceCode: input.state_province_code ?? "",
  postcode: input.postcode ?? "",
  country: input.country ?? "",
  countryCode: (input.country_code ?? "").toUpperCase(),
  phone: input.phone ?? "",
  email: input.email ?? "",
});
