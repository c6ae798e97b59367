import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { getReturnFees } from "@/server/operations/storefront/options";

export const POST = storefront(getReturnFees);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("POST");
