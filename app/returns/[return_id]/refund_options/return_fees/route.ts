import { storefront } from "@/server/http/storefront";
import { listReturnFees } from "@/server/operations/storefront/options";

export const GET = storefront(listReturnFees);
