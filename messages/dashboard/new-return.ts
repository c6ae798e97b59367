import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/new-return.json";

/** A return that staff start for a shopper: finding the order, choosing items, and its refund. */
export const t = dashboardText(texts);
