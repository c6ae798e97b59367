import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/tasks.json";

/** What staff read about tasks: what they do themselves in shops that aren't connected. */
export const t = dashboardText(texts);
