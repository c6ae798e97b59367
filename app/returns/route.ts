import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { listReturns } from "@/server/operations/storefront/tracking";

export const GET = storefront(listReturns);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET");
