import { t } from "@/messages/dashboard/return-facts";

export const orderHref = (orderId: string): string => `/dashboard/orders/${encodeURIComponent(orderId)}`;

/** By one of their orders or returns: an address of a page names nobody. */
export const customerHref = (id: string): string => `/dashboard/customers/${encodeURIComponent(id)}`;

/** Of whom no name is known, or none any more. */
export const unknownCustomer = (): string => t("recordLinks.unknownCustomer");
