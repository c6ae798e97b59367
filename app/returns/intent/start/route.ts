import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { startIntent } from "@/server/operations/storefront/intents";

export const POST = storefront(startIntent);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("POST");
