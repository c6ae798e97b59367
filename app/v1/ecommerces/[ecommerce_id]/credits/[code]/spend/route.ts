import { admin } from "@/server/http/admin";
import { otherMethods } from "@/server/http/other-methods";
import { spendCredit } from "@/server/operations/admin/credits";

export const POST = admin(spendCredit);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
