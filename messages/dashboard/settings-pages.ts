import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-pages.json";

/** The settings pages, around their forms and lists. */
export const t = dashboardText(texts);
