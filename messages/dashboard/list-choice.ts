import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/list-choice.json";

/** The names of the views of the list of returns, which other screens lead to. */
export const t = dashboardText(texts);
