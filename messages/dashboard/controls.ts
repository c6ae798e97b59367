import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/controls.json";

/** Texts of dialogs and fields on every screen. */
export const t = dashboardText(texts);
