import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/shell.json";

/** What stays around every page of the dashboard: its sections, search, shortcuts, and what stands in place of a page. */
export const t = dashboardText(texts);
