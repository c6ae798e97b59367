import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/common.json";

/** Words that many screens of the dashboard share: the acts of every dialog and form. */
export const t = dashboardText(texts);
