import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { undoInspection } from "@/server/operations/admin/reviews";

export const POST = admin(undoInspection);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
