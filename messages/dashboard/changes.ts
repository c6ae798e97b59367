import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/changes.json";

/** What changes of settings are called: whose they are, which fields they have, and what stood there. */
export const t = dashboardText(texts);
