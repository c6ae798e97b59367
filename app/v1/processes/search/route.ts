import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { searchProcesses } from "@/server/operations/admin/processes";

export const GET = admin(searchProcesses);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
