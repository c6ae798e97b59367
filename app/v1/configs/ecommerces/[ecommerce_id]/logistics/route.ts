import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getLogisticSetting } from "@/server/operations/admin/settings";

export const GET = admin(getLogisticSetting);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
