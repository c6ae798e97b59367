import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/personal-data.json";

/** How long personal data of shoppers is kept, and what is found, exported and erased of one of them. */
export const t = dashboardText(texts);
