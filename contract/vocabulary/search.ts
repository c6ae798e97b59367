/** By what a return can be looked for, most exact first. */
export const SEARCH_KINDS = [
  "RETURN_CODE",
  "PROCESS_ID",
  "PLATFORM_ID",
  "ORDER_NUMBER",
  "TRACKING_NUMBER",
  "EMAIL",
  "SKU",
  "NAME",
  "POSTAL_CODE",
  "PHONE",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * What stands on a parcel or its slip and names one return: stations keep these, so that they find a parcel without the
 * network. What else is searched by names too many, or says who somebody is.
 */
export const PARCEL_CODE_KINDS: readonly SearchKind[] = [
  "RETURN_CODE",
  "PROCESS_ID",
  "PLATFORM_ID",
  "ORDER_NUMBER",
  "TRACKING_NUMBER",
];
