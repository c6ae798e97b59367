import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getOrderImport } from "@/server/operations/admin/order-imports";

export const GET = admin(getOrderImport);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
