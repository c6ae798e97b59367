/** The pair of values that a shopper enters to find an order (specification). */
export const IDENTIFICATION_FLOWS = [
  "IDENTIFICATION_FLOW_UNSPECIFIED",
  "ORDER_ID_AND_EMAIL",
  "ORDER_ID_AND_POSTAL_CODE",
] as const;
export type IdentificationFlow = (typeof IDENTIFICATION_FLOWS)[number];
