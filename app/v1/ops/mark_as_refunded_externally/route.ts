import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { markAsRefunded } from "@/server/operations/admin/refunds";

export const POST = admin(markAsRefunded);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
