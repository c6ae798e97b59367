import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/labels.json";

/** What staff read where they upload labels that shoppers wait for. */
export const t = dashboardText(texts);
