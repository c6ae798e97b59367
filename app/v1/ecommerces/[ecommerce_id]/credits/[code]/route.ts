import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getCredit } from "@/server/operations/admin/credits";

export const GET = admin(getCredit);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
