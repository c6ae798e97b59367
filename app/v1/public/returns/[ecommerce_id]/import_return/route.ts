import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { importReturn } from "@/server/operations/admin/import-return";

export const POST = admin(importReturn);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
