import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getAuthorizationStatus } from "@/server/operations/admin/authorization";

export const GET = admin(getAuthorizationStatus);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
