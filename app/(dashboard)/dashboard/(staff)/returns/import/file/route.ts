import { staff } from "@/server/http/staff";
import { servedAs } from "@/server/operations/served/served";

/** Accepts a file of orders as its body. */
export const POST = staff(servedAs("importOrderFile"));
