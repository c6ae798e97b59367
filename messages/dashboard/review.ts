import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/review.json";

/** What staff read while they inspect units in the dashboard, and while the refund of an inspection waits. */
export const t = dashboardText(texts);
