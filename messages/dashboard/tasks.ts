import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/tasks.json";

/** Tasks: what staff do manually for shops that aren't connected. */
export const t = dashboardText(texts);
