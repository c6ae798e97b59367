import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { slashTwins } from "@/server/http/slash-twins";
import { chooseCarrier, createLogisticOrder, saveManualOrder } from "@/server/operations/admin/logistic-orders";
import { getLogistics } from "@/server/operations/admin/logistics";

export const GET = admin(getLogistics);
export const PUT = admin(createLogisticOrder);
export const POST = slashTwins(admin, { bare: chooseCarrier, slashed: saveManualOrder });
export const { PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST", "PUT");
