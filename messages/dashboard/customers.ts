import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/customers.json";

/** Orders and customers: purchases, payments, returns, and colleagues' notes. */
export const t = dashboardText(texts);
