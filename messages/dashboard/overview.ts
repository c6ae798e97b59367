import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/overview.json";

/** The overview: the team's pending work, the last 30 days, and the first steps of a new store. */
export const t = dashboardText(texts);
