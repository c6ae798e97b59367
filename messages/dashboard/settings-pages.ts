import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-pages.json";

/** What the pages of the settings say around their forms and lists. */
export const t = dashboardText(texts);
