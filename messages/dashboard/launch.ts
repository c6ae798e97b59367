import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/launch.json";

/** Setting up a store and going live: the first steps, the checklist and a team's manual tasks. */
export const t = dashboardText(texts);
