import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { listProcessSummaries } from "@/server/operations/admin/processes";

export const GET = admin(listProcessSummaries);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
