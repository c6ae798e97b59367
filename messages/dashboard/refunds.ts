import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/refunds.json";

/** Pending refunds: the list, payment files, and imported payment references. */
export const t = dashboardText(texts);
