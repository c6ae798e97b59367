import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { listExchangeOptions } from "@/server/operations/storefront/exchanges";

export const GET = storefront(listExchangeOptions);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET");
