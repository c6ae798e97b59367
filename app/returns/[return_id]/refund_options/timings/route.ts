import { storefront } from "@/server/http/storefront";
import { listRefundOptions } from "@/server/operations/storefront/options";

export const GET = storefront(listRefundOptions);
