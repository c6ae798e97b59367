import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/order-import.json";

/** Importing files of orders and returns: choosing a file, mapping its columns, and the result. */
export const t = dashboardText(texts);
