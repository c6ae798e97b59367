import { t } from "@/messages/dashboard/return-facts";

export const orderHref = (orderId: string): string => `/dashboard/orders/${encodeURIComponent(orderId)}`;

/** Identifies a customer by one of their orders or returns, because page addresses must not contain personal data. */
export const customerHref = (id: string): string => `/dashboard/customers/${encodeURIComponent(id)}`;

/** For customers whose name is unknown or was erased. */
export const unknownCustomer = (): string => t("recordLinks.unknownCustomer");
