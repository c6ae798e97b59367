import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/mail-sender.json";

/** Setting up a store's sender address and its domain, and bounce reports. */
export const t = dashboardText(texts);
