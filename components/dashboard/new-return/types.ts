import type { z } from "zod";
import type { draftStaffReturn, findOrders, getOrderToReturn } from "@/contract/dashboard/staff-returns";

export type FoundOrder = z.output<typeof findOrders.output>["orders"][number];
export type OrderToReturn = z.output<typeof getOrderToReturn.output>;
export type OrderLine = OrderToReturn["lines"][number];
export type Method = OrderToReturn["methods"][number];
export type StaffQuote = z.output<typeof draftStaffReturn.output>;
export type DraftCall = z.input<typeof draftStaffReturn.input>;
