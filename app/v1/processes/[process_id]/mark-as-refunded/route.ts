import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { markItemsAsRefunded } from "@/server/operations/admin/refunds";

export const POST = admin(markItemsAsRefunded);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
