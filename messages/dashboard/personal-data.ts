import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/personal-data.json";

/** Shoppers' personal data: retention, and finding, exporting and erasing one shopper's data. */
export const t = dashboardText(texts);
