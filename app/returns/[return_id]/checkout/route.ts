import { storefront } from "@/server/http/storefront";
import { checkout } from "@/server/operations/storefront/checkout";

export const POST = storefront(checkout);
