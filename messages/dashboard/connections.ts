import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/connections.json";

/** A store's connections: their status, and connecting and disconnecting. */
export const t = dashboardText(texts);
