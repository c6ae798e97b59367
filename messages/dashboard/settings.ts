import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/settings.json";

/** Settings of the store, its reasons, refunds, exchanges, shipping, warehouses and station. */
export const t = dashboardText(texts);
