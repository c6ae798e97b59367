import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/refunds.json";

/** What staff read about pending refunds: the list, payment files, and references that are imported. */
export const t = dashboardText(texts);
