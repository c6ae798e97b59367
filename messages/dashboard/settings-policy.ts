import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-policy.json";

/** What staff read where the return policy is edited, tested and told in the audit log. */
export const t = dashboardText(texts);
