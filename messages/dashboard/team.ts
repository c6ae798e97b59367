import { dashboardText } from "../dashboard-text";
import texts from "../en/dashboard/team.json";

/** The team with its roles and invitations, and the page of a member's own account. */
export const t = dashboardText(texts);
