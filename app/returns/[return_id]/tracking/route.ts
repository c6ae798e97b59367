import { storefront } from "@/server/http/storefront";
import { trackReturn } from "@/server/operations/storefront/tracking";

export const GET = storefront(trackReturn);
