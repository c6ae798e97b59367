import { storefront } from "@/server/http/storefront";
import { cancelReturn } from "@/server/operations/storefront/checkout";

export const POST = storefront(cancelReturn);
