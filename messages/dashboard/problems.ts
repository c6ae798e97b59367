import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/problems.json";

/** Returns that need attention: failed steps, holds and stuck parcels. */
export const t = dashboardText(texts);
