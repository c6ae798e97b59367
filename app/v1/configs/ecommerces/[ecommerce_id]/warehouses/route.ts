import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { listWarehouses } from "@/server/operations/admin/settings";

export const GET = admin(listWarehouses);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
