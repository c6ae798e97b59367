import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getExchangeOrderSetting } from "@/server/operations/admin/settings";

export const GET = admin(getExchangeOrderSetting);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
