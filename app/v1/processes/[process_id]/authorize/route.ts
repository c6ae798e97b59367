import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { authorizeProcess } from "@/server/operations/admin/authorization";

export const POST = admin(authorizeProcess);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
