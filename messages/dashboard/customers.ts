import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/customers.json";

/** What an order or a customer bought and paid, what came back, and what colleagues noted. */
export const t = dashboardText(texts);
