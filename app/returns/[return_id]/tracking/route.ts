import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { enterTracking } from "@/server/operations/storefront/changes";
import { trackReturn } from "@/server/operations/storefront/tracking";

export const GET = storefront(trackReturn);
export const POST = storefront(enterTracking);
export const { PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET", "POST");
