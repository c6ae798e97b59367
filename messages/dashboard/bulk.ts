import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/bulk.json";

/** Actions on many returns at once: choosing, asking, progress and the report. */
export const t = dashboardText(texts);
