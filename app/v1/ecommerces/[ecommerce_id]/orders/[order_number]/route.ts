import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { putOrder } from "@/server/operations/admin/orders";

export const PUT = admin(putOrder);
export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods("PUT");
