import { staff } from "@/server/http/staff";
import { importReturnFile } from "@/server/operations/dashboard/return-imports";

/** Takes a file of returns as its body. */
export const POST = staff(importReturnFile);
