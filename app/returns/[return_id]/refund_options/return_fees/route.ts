import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { listReturnFees } from "@/server/operations/storefront/options";

export const GET = storefront(listReturnFees);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET");
