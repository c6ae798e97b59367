import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/list-choice.json";

/** The names of the views of the list of returns, to which other screens link. */
export const t = dashboardText(texts);
