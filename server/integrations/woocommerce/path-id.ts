/** Returns an ID for use in a URL. WooCommerce's IDs are numeric; any other ID becomes 0, which never exists. */
export const pathId = (id: string): string => (/^\d{1,18}$/.test(id) ? id : "0");
