import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/withdrawals.json";

/** Shoppers' withdrawals from contracts. */
export const t = dashboardText(texts);
