import { DASHBOARD_ROLES, type DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { t } from "@/messages/dashboard/sign-in";

/** Describes a role in one line. */
export const roleMeaning = (role: DashboardRole): string => t(`roleMeanings.${role}`);

/** Returns every role with its name, for a select. */
export const roleOptions = () => DASHBOARD_ROLES.map((role) => [role, roleWord(role)] as const);

/** Returns the name of a role, such as "Owner". */
export const roleWord = (role: DashboardRole): string => t(`roles.${role}`);
