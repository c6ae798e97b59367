import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/emails.json";

/** Emails to shoppers, their delivery status, and suppressed addresses. */
export const t = dashboardText(texts);
