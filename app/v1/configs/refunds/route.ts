import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getRefundConfiguration } from "@/server/operations/admin/settings";

export const GET = admin(getRefundConfiguration);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
