import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings.json";

/** What staff read in the settings of the store, its reasons, refunds, exchanges, shipping, warehouses and station. */
export const t = dashboardText(texts);
