import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/returns.json";

/** The list of returns: its views, filters, columns, rows and the preview beside it. */
export const t = dashboardText(texts);
