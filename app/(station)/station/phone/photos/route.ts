import { phone } from "@/server/http/phone";
import { sendPhonePhoto } from "@/server/operations/dashboard/phone";

export const POST = phone(sendPhonePhoto);
