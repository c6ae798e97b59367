import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { listRefundOptions } from "@/server/operations/storefront/options";

export const GET = storefront(listRefundOptions);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET");
