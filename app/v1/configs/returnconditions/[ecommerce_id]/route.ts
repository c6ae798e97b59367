import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getReturnConditions } from "@/server/operations/admin/settings";

export const GET = admin(getReturnConditions);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
