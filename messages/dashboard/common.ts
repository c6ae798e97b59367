import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/common.json";

/** Texts shared by many screens of the dashboard: the actions of every dialog and form. */
export const t = dashboardText(texts);
