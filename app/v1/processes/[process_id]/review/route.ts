import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { addReview } from "@/server/operations/admin/reviews";

export const POST = admin(addReview);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
