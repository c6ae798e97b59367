/** Layout of the portal (specification: layout design). */
export const LAYOUT_DESIGNS = ["DEFAULT", "VERTICAL", "SIMPLIFIED"] as const;
export type LayoutDesign = (typeof LAYOUT_DESIGNS)[number];

/** Whether the logo stays visible while scrolling (specification: persistent logo type). */
export const PERSISTENT_LOGO_TYPES = [
  "PERSISTENT_LOGO_TYPE_UNSPECIFIED",
  "PERSISTENT_LOGO_TYPE_ENABLED",
  "PERSISTENT_LOGO_TYPE_DISABLED",
] as const;
export type PersistentLogoType = (typeof PERSISTENT_LOGO_TYPES)[number];

/**
 * Three values, as published; the specification doesn't name two of them, because they are companies. Informational
 * only: emails are sent through the sender configured here.
 */
export const EMAIL_PROVIDERS = ["EMAIL_PROVIDER_UNSPECIFIED", "EMAIL_PROVIDER_FIRST", "EMAIL_PROVIDER_SECOND"] as const;
export type EmailProvider = (typeof EMAIL_PROVIDERS)[number];

/** Whether shoppers who haven't sent their parcel get reminders. The specification doesn't define the values. */
export const REMINDER_FLOWS = ["REMINDER_FLOW_DEFAULT", "REMINDER_FLOW_NONE"] as const;
export type ReminderFlow = (typeof REMINDER_FLOWS)[number];
