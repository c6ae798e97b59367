import { admin } from "@/server/http/admin";
import { updateShippingStatus } from "@/server/operations/admin/logistics";

export const POST = admin(updateShippingStatus);
