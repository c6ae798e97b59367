import { phoneWithLink } from "@/server/http/phone";
import { pairPhone } from "@/server/operations/dashboard/phone";

export const POST = phoneWithLink(pairPhone);
