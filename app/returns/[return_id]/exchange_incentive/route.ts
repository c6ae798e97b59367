import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { getExchangeIncentive } from "@/server/operations/storefront/exchanges";

export const GET = storefront(getExchangeIncentive);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET");
