import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/keys.json";

/** What staff read where API keys are created, rotated and revoked. */
export const t = dashboardText(texts);
