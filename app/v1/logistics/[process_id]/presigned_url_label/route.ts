import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getLabelLink } from "@/server/operations/admin/logistics";

export const GET = admin(getLabelLink);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
