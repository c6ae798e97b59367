import { admin } from "@/server/http/admin";
import { putOrder } from "@/server/operations/admin/orders";

export const PUT = admin(putOrder);
