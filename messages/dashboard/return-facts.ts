import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/return-facts.json";

/** What every screen says of a return in the same words: outcomes, methods, verdicts, labels, stock. */
export const t = dashboardText(texts);
