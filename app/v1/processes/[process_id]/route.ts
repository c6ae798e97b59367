import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getProcess } from "@/server/operations/admin/processes";

export const GET = admin(getProcess);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
