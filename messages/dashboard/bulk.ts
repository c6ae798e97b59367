import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/bulk.json";

/** Actions on many returns at once: selection, confirmation, progress and report. */
export const t = dashboardText(texts);
