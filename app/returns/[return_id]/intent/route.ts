import { storefront } from "@/server/http/storefront";
import { getIntent } from "@/server/operations/storefront/intents";

export const GET = storefront(getIntent);
