import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/changes.json";

/** Names for changes of settings: their subject, fields, and earlier values. */
export const t = dashboardText(texts);
