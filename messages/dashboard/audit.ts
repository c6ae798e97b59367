import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/audit.json";

/** The audit log: who changed what, with its filters. */
export const t = dashboardText(texts);
