import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/second-factor.json";

/** Setting up two-factor authentication, its recovery codes, and whether a team requires it. */
export const t = dashboardText(texts);
