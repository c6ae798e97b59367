import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-branding.json";

/** The branding of the portal and the emails. */
export const t = dashboardText(texts);
