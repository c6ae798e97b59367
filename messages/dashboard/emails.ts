import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/emails.json";

/** Which emails went to shoppers, how each of them went, and addresses that get none. */
export const t = dashboardText(texts);
