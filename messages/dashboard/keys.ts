import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/keys.json";

/** API keys: creating, rotating and revoking them. */
export const t = dashboardText(texts);
