import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-emails.json";

/** What staff read where they write the texts of emails. */
export const t = dashboardText(texts);
