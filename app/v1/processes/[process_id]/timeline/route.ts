import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { getProcessTimeline } from "@/server/operations/admin/timeline";

export const GET = admin(getProcessTimeline);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
