import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/mail-sender.json";

/** How a store’s sender address and its domain are set up, and how bounces are reported. */
export const t = dashboardText(texts);
