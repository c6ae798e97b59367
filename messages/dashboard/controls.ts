import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/controls.json";

/** What dialogs, fields and changes of settings are called on every screen. */
export const t = dashboardText(texts);
