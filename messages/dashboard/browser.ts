import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/browser.json";

/** What any page may tell: failed calls, what was done and can be undone, and what of an address is ignored. */
export const t = dashboardText(texts);
