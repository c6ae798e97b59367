/** How the portal is laid out (specification: layout design). */
export const LAYOUT_DESIGNS = ["DEFAULT", "VERTICAL", "SIMPLIFIED"] as const;
export type LayoutDesign = (typeof LAYOUT_DESIGNS)[number];

/** Whether the logo stays in sight while the page scrolls (specification: persistent logo type). */
export const PERSISTENT_LOGO_TYPES = [
  "PERSISTENT_LOGO_TYPE_UNSPECIFIED",
  "PERSISTENT_LOGO_TYPE_ENABLED",
  "PERSISTENT_LOGO_TYPE_DISABLED",
] as const;
export type PersistentLogoType = (typeof PERSISTENT_LOGO_TYPES)[number];

/**
 * Three values, as published; the specification leaves out how two of them are named, because those are companies. They
 * are for information: mails leave through the sender that is set up here.
 */
export const EMAIL_PROVIDERS = ["EMAIL_PROVIDER_UNSPECIFIED", "EMAIL_PROVIDER_FIRST", "EMAIL_PROVIDER_SECOND"] as const;
export type EmailProvider = (typeof EMAIL_PROVIDERS)[number];

/** Whether shoppers who have not sent their parcel are reminded. The specification leaves the values open. */
export const REMINDER_FLOWS = ["REMINDER_FLOW_DEFAULT", "REMINDER_FLOW_NONE"] as const;
export type ReminderFlow = (typeof REMINDER_FLOWS)[number];
