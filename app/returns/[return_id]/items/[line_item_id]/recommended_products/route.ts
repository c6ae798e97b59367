import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { listRecommendedProducts } from "@/server/operations/storefront/exchanges";

export const GET = storefront(listRecommendedProducts);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET");
