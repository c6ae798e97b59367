import { phone } from "@/server/http/phone";
import { servedAs } from "@/server/operations/served/served";

export const POST = phone(servedAs("sendPhonePhoto"));
