import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getWarehouse } from "@/server/operations/admin/settings";

export const GET = admin(getWarehouse);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
