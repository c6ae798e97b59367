import { admin } from "@/server/http/admin";
import { reviewProcess } from "@/server/operations/admin/reviews";

export const POST = admin(reviewProcess);
