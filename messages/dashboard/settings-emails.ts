import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-emails.json";

/** Editing the texts of emails. */
export const t = dashboardText(texts);
