import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/shell.json";

/** The frame of every dashboard page: its sections, search, shortcuts, and messages in place of a page. */
export const t = dashboardText(texts);
