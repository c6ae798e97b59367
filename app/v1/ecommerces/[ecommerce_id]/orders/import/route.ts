import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { importOrders } from "@/server/operations/admin/order-imports";

export const POST = admin(importOrders);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
