import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/launch.json";

/** How a store is set up and goes live: the first steps, the checklist and what a team does by hand. */
export const t = dashboardText(texts);
