import { storefront } from "@/server/http/storefront";
import { listReturns } from "@/server/operations/storefront/tracking";

export const GET = storefront(listReturns);
