import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { cancelReturn } from "@/server/operations/storefront/checkout";

export const POST = storefront(cancelReturn);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("POST");
