import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/labels.json";

/** Uploading the labels that shoppers are waiting for. */
export const t = dashboardText(texts);
