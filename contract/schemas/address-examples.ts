/** Addresses for the examples of the document. */
export const SHOPPER_ADDRESS = {
  first_name: "Noor",
  last_name: "de Wit",
  company: "",
  address_line_1: "Sluiskade 4",
  address_line_2: "",
  city: "Utrecht",
  state_province: "",
  state_province_code: "",
  postcode: "3511 KA",
  country: "Netherlands",
  country_code: "NL",
  phone: "",
  email: "",
  svc_id: "",
};

export const WAREHOUSE_ADDRESS = {
  ...SHOPPER_ADDRESS,
  first_name: "",
  last_name: "",
  company: "Returns desk",
  address_line_1: "Kade 1",
  city: "Zwolle",
  postcode: "8011 AB",
};
