import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings-common.json";

/** Texts shared by all settings pages: the list of sections, forms and their history, names of options. */
export const t = dashboardText(texts);
