import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { createOrderLink, revokeOrderLinks } from "@/server/operations/admin/order-links";

export const POST = admin(createOrderLink);
export const DELETE = admin(revokeOrderLinks);
export const { GET, PUT, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
