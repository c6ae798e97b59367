import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/webhooks.json";

/** What staff read about webhooks: endpoints, deliveries, and the check of a signature. */
export const t = dashboardText(texts);
