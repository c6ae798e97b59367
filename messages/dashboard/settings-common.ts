import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-common.json";

/** What every page of the settings shows: the list of sections, forms and their history, words for choices. */
export const t = dashboardText(texts);
