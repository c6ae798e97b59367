import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { checkout } from "@/server/operations/storefront/checkout";

export const POST = storefront(checkout);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("POST");
