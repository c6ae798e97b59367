import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-policy.json";

/** The return policy: editing and testing it, and its changes in the audit log. */
export const t = dashboardText(texts);
