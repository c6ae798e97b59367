import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/return.json";

/** The page of one return: its approval, refund, parcels, notes and timeline. */
export const t = dashboardText(texts);
