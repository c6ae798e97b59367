import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-branding.json";

/** What staff read where the look of the portal and the emails is set. */
export const t = dashboardText(texts);
