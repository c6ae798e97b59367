import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/analytics.json";

/** Figures about returns: the Analytics page, and the charts that the overview shares with it. */
export const t = dashboardText(texts);
