import { storefront } from "@/server/http/storefront";
import { startIntent } from "@/server/operations/storefront/intents";

export const POST = storefront(startIntent);
