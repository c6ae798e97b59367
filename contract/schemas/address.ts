import { z } from "zod";
import { countryCode, text, toldText } from "../base/wire";
import { ADDRESS_CHOICES } from "../vocabulary/address-choice";

/** Admin address (specification, "Common Admin API value types"). */
export const AddressDto = z
  .object({
    first_name: toldText(),
    last_name: toldText(),
    company: text(),
    address_line_1: text(),
    address_line_2: text(),
    city: text(),
    state_province: text(),
    state_province_code: text(16),
    postcode: text(32),
    country: text(),
    country_code: text(2),
    phone: text(64),
    email: text(254),
    svc_id: text(128),
  })
  .meta({ id: "Address" });

/** The same for input: missing fields become empty. */
export const AddressInput = AddressDto.extend({ country_code: countryCode() }).partial().meta({ id: "AddressInput" });

/** The carrier's corrected version of the sender's address. */
export const CorrectedAddressFields = z.object({
  corrected_address: AddressDto.nullable().describe(
    "The address as formatted by the carrier if it differs from the given address; otherwise `null`.",
  ),
  address_choice: z
    .enum(ADDRESS_CHOICES)
    .nullable()
    .describe(
      "Which address is used on the label. OPEN: not chosen yet; the given address is used. NORMALIZED: the addresses differ only in formatting (letter case, postal code format), so the carrier's is used. `null` if there is nothing to choose.",
    ),
});
