import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { requestPickup } from "@/server/operations/admin/pickups";

export const POST = admin(requestPickup);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
