import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/withdrawals.json";

/** What staff read about shoppers' withdrawals from contracts. */
export const t = dashboardText(texts);
