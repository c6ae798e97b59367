import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getBranding } from "@/server/operations/admin/settings";

export const GET = admin(getBranding);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
