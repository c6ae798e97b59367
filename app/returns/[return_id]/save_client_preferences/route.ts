import { storefront } from "@/server/http/storefront";
import { savePreferences } from "@/server/operations/storefront/intents";

export const POST = storefront(savePreferences);
