import { storefront } from "@/server/http/storefront";
import { completeReturn } from "@/server/operations/storefront/checkout";

export const POST = storefront(completeReturn);
