import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { listExpectedParcels } from "@/server/operations/admin/expected-parcels";

export const GET = admin(listExpectedParcels);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
