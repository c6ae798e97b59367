import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/palette.json";

/** The palette that opens pages, finds returns and runs actions from the keyboard. */
export const t = dashboardText(texts);
