import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { patchProcess } from "@/server/operations/admin/patches";

export const PATCH = admin(patchProcess);
export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
