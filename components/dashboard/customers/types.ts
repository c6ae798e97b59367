import type { z } from "zod";
import type { findCustomers, getCustomerDetail, getOrderDetail } from "@/contract/dashboard/customers";

export type OrderDetail = z.output<typeof getOrderDetail.output>;
export type CustomerDetail = z.output<typeof getCustomerDetail.output>;
export type Found = z.output<typeof findCustomers.output>;
export type Balance = OrderDetail["balance"];
export type RelatedReturn = OrderDetail["returns"][number];
