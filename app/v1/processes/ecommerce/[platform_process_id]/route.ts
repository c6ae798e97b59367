import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getProcessByPlatformId } from "@/server/operations/admin/processes";

export const GET = admin(getProcessByPlatformId);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
