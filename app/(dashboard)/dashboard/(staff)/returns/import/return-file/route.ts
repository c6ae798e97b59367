import { staff } from "@/server/http/staff";
import { servedAs } from "@/server/operations/served/served";

/** Accepts a file of returns as its body. */
export const POST = staff(servedAs("importReturnFile"));
