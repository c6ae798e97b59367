import { storefront } from "@/server/http/storefront";
import { listReturnReasons } from "@/server/operations/storefront/intents";

export const GET = storefront(listReturnReasons);
