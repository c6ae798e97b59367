/**
 * Returns whether two codes or names mean the same carrier, such as "DHL Express" and "dhl_express", or "USPS" and
 * "stamps_com". Shops spell carriers in many ways.
 */
export const isSameCarrier = (left: string, right: string): boolean => {
  const [a, b] = [canonical(left), canonical(right)];
  return a !== "" && a === b;
};

const canonical = (carrier: string): string => {
  const letters = carrier.toLowerCase().replace(/[^a-z0-9]/g, "");
  return SAME[letters] ?? letters;
};

/** Carriers with accounts under another name. */
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
