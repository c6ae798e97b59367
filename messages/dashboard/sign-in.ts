import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/sign-in.json";

/**
 * Everything before the dashboard: setting up the first store, signing in, joining a team, resetting a password; roles.
 */
export const t = dashboardText(texts);
