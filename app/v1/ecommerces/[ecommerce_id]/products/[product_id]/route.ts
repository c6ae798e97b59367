import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { putProduct } from "@/server/operations/admin/products";

export const PUT = admin(putProduct);
export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods("PUT");
