import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { correctReview } from "@/server/operations/admin/reviews";

export const POST = admin(correctReview);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
