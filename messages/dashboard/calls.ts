import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/calls.json";

/** The log of API requests. */
export const t = dashboardText(texts);
