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
