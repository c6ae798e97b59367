import type { z } from "zod";
import type { findCustomers, getCustomerDetail, getOrderDetail } from "@/contract/dashboard/customers";

export type OrderDetail = z.output<typeof getOrderDetail.output>;
export type CustomerDetail = z.output<typeof getCustomerDetail.output>;
export type Found = z.output<typeof findCustomers.output>;
export type Balance = OrderDetail["balance"];
export type RelatedReturn = OrderDetail["returns"][number];

export const orderHref = (orderId: string): string => `/dashboard/orders/${encodeURIComponent(orderId)}`;

/** By one of their orders or returns: an address of a page names nobody. */
export const customerHref = (id: string): string => `/dashboard/customers/${encodeURIComponent(id)}`;

/** Of whom no name is known, or none any more. */
export const UNKNOWN_CUSTOMER = "Unknown customer";
