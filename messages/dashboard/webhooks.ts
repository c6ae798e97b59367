import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/webhooks.json";

/** Webhooks: endpoints, deliveries, and verifying a signature. */
export const t = dashboardText(texts);
