/** A postal address; unknown fields are empty. Shared by partners, domain and database. */
export type PostalAddress = {
  firstName: string;
  lastName: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  stateProvince: string;
  stateProvinceCode: string;
  postcode: string;
  country: string;
  countryCode: string;
  phone: string;
  email: string;
};

export const EMPTY_ADDRESS: PostalAddress = {
  firstName: "",
  lastName: "",
  company: "",
  line1: "",
  line2: "",
  city: "",
  stateProvince: "",
  stateProvinceCode: "",
  postcode: "",
  country: "",
  countryCode: "",
  phone: "",
  email: "",
};

/** Returns the address, with a person's name if it has none. */
export const withPerson = (
  address: PostalAddress,
  { firstName, lastName }: Pick<PostalAddress, "firstName" | "lastName">,
): PostalAddress =>
  address.firstName === "" && address.lastName === "" ? { ...address, firstName, lastName } : address;
