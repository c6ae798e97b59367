import { phone } from "@/server/http/phone";
import { readPhoneAsk } from "@/server/operations/dashboard/phone";

export const POST = phone(readPhoneAsk);
