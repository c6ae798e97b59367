import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { updateShippingStatus } from "@/server/operations/admin/logistics";

export const POST = admin(updateShippingStatus);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
