import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/controls.json";

/** What dialogs and fields say on every screen. */
export const t = dashboardText(texts);
