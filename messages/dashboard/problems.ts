import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/problems.json";

/** What staff read about returns that stopped: failed steps, holds and stuck parcels. */
export const t = dashboardText(texts);
