import { staff } from "@/server/http/staff";
import { importOrderFile } from "@/server/operations/dashboard/order-imports";

/** Takes a file of orders as its body. */
export const POST = staff(importOrderFile);
