import { phoneWithLink } from "@/server/http/phone";
import { servedAs } from "@/server/operations/served/served";

export const POST = phoneWithLink(servedAs("pairPhone"));
