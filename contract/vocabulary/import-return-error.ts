/**
 * Why a return was not imported (decisions, section 5). A wrong order number and a wrong email are indistinguishable.
 */
export const IMPORT_RETURN_ERROR_CODES = [
  "IMPORT_RETURN_ERROR_CODE_UNSPECIFIED",
  "ORDER_NOT_FOUND",
  "LINE_ITEM_NOT_FOUND",
  "LINE_ITEM_ALREADY_RETURNED",
  "INVALID_QUANTITY",
  "INVALID_RETURN_REASON",
  "ECOMMERCE_NOT_FOUND",
] as const;
export type ImportReturnErrorCode = (typeof IMPORT_RETURN_ERROR_CODES)[number];
