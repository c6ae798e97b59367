import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import type { MedusaAddress } from "./wire";

const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Maps an address from Medusa's format: a lowercase country code, and a subdivision as "us-ny" or as a name. */
export const mapAddress = (address: MedusaAddress, email: string): PostalAddress => {
  if (address === null || address === undefined) return { ...EMPTY_ADDRESS, email };
  const countryCode = address.country_code.toUpperCase();
  const subdivision = /^[a-z]{2}-([a-z0-9]{1,3})$/i.exec(address.province)?.[1]?.toUpperCase();
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    line1: address.address_1,
    line2: address.address_2,
    city: address.city,
    stateProvince: subdivision ?? address.province,
    stateProvinceCode: subdivision ?? "",
    postcode: address.postal_code,
    country: countryName(countryCode),
    countryCode,
    phone: address.phone,
    email,
  };
};

/** Writes an address in Medusa's format for orders created in the shop. */
export const writeAddress = (address: PostalAddress): Record<string, string> => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address_1: address.line1,
  address_2: address.line2,
  city: address.city,
  country_code: address.countryCode.toLowerCase(),
  province:
    address.stateProvinceCode === ""
      ? address.stateProvince
      : `${address.countryCode}-${address.stateProvinceCode.replace(/^[A-Z]{2}-/i, "")}`.toLowerCase(),
  postal_code: address.postcode,
  phone: address.phone,
});

const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (COUNTRIES.of(code) ?? "") : "");
