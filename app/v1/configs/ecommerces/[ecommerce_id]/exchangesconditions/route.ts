import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getExchangeConditions } from "@/server/operations/admin/settings";

export const GET = admin(getExchangeConditions);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
