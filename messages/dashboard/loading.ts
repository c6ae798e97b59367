import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/loading.json";

/** The heading shown while a page is loading. */
export const t = dashboardText(texts);
