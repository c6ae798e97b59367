import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { reviewProcess } from "@/server/operations/admin/reviews";

export const POST = admin(reviewProcess);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
