/** Authorization status of a return (decisions, section 5). */
export const AUTHORIZATION_STATUSES = ["NOT_REQUIRED", "PENDING", "AUTHORIZED", "UNAUTHORIZED"] as const;
export type AuthorizationStatus = (typeof AUTHORIZATION_STATUSES)[number];
