import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { createLogisticOrder, saveManualOrder } from "@/server/operations/admin/logistic-orders";

export const POST = admin(saveManualOrder);
export const PUT = admin(createLogisticOrder);
export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST", "PUT");
