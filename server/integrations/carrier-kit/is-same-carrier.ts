/**
 * Whether two codes or names mean one carrier: "DHL Express" and "dhl_express" do, and so do "USPS" and "stamps_com".
 * Shops write carriers as they please.
 */
export const isSameCarrier = (left: string, right: string): boolean => {
  const [a, b] = [canonical(left), canonical(right)];
  return a !== "" && a === b;
};

const canonical = (carrier: string): string => {
  const letters = carrier.toLowerCase().replace(/[^a-z0-9]/g, "");
  return SAME[letters] ?? letters;
};

/** Accounts of a carrier under a name of their own. */
const SAME: Readonly<Record<string, string>> = {
  stampscom: "usps",
  endicia: "usps",
  uspsship: "usps",
  unitedstatespostalservice: "usps",
  upsdap: "ups",
  upswalleted: "ups",
  unitedparcelservice: "ups",
  fedexdefault: "fedex",
  fedexwalleted: "fedex",
  federalexpress: "fedex",
  dhlexpressdefault: "dhlexpress",
  canadapostwalleted: "canadapost",
  royalmailwalleted: "royalmail",
};
