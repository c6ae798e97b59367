import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/browser.json";

/** Messages of any page: failed calls, completed actions that can be undone, and ignored parts of a URL. */
export const t = dashboardText(texts);
