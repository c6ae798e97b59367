import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/connections.json";

/** What a store is connected to, how each connection does, and how one is made or ended. */
export const t = dashboardText(texts);
