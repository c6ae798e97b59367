import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/review.json";

/** Inspecting units in the dashboard, and an inspection's pending refund. */
export const t = dashboardText(texts);
