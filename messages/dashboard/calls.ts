import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/calls.json";

/** What staff read in the log of API requests. */
export const t = dashboardText(texts);
