import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getEcommerce } from "@/server/operations/admin/settings";

export const GET = admin(getEcommerce);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
