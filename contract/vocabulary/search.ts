/** What a return can be searched by, most exact first. */
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
 * Codes on a parcel or its packing slip that identify one return. Stations store them to find a parcel offline. Other
 * search terms match too many returns or are personal data.
 */
export const PARCEL_CODE_KINDS: readonly SearchKind[] = [
  "RETURN_CODE",
  "PROCESS_ID",
  "PLATFORM_ID",
  "ORDER_NUMBER",
  "TRACKING_NUMBER",
];
