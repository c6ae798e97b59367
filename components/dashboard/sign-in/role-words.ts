import { DASHBOARD_ROLES, type DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { t } from "@/messages/dashboard/sign-in";

/** What a role is for, in a line. */
export const roleMeaning = (role: DashboardRole): string => t(`roleMeanings.${role}`);

/** Every role with its word, for a field to choose one. */
export const roleOptions = () => DASHBOARD_ROLES.map((role) => [role, roleWord(role)] as const);

/** What people call a role: "Owner". */
export const roleWord = (role: DashboardRole): string => t(`roles.${role}`);
