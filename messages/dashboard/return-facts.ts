import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/return-facts.json";

/** Terms that all screens share about a return: outcomes, methods, verdicts, labels, stock. */
export const t = dashboardText(texts);
