/** An id as part of an address. WooCommerce's are numbers; of others it knows none, and there is nothing with number 0. */
export const pathId = (id: string): string => (/^\d{1,18}$/.test(id) ? id : "0");
