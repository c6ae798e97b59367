import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getConnection } from "@/server/operations/admin/connections";

export const GET = admin(getConnection);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
