import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { listProcessDocuments } from "@/server/operations/admin/documents";

export const GET = admin(listProcessDocuments);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
