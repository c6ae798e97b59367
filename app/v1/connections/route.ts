import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { listConnections } from "@/server/operations/admin/connections";

export const GET = admin(listConnections);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
