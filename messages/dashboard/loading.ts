import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/loading.json";

/** What staff read while a page is on its way: the heading that it will have. */
export const t = dashboardText(texts);
