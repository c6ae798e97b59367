/** What a page will look like, as far as that is known before it is read. */
export type PageShape = {
  readonly title: string;
  /**
   * FORM: blocks with what they are about in the margin. PREVIEW: the same beside the portal. TABLE: rows under their
   * heads. PARTS: sections, each with rows. SLIPS: what opens. SHEETS: two sheets beside one another.
   */
  readonly kind: "FORM" | "PREVIEW" | "TABLE" | "PARTS" | "SLIPS" | "SHEETS";
  /** Fields of each block, or rows of each part. */
  readonly parts: readonly number[];
};

const SETTINGS: Readonly<Record<string, PageShape>> = {
  store: { title: "Store", kind: "PREVIEW", parts: [4, 6, 3] },
  branding: { title: "Branding", kind: "PREVIEW", parts: [4, 4, 3] },
  emails: { title: "Email texts", kind: "PREVIEW", parts: [2, 6] },
  policy: { title: "Return policy", kind: "FORM", parts: [2, 3, 2, 3] },
  reasons: { title: "Reasons", kind: "FORM", parts: [6] },
  refunds: { title: "Refunds", kind: "FORM", parts: [4, 2, 2, 2] },
  exchanges: { title: "Exchanges", kind: "FORM", parts: [3, 3, 2] },
  shipping: { title: "Shipping", kind: "FORM", parts: [3, 4, 1] },
  warehouses: { title: "Warehouses", kind: "SLIPS", parts: [6] },
  connections: { title: "Connections", kind: "SLIPS", parts: [4] },
  "connections/callback": { title: "Connecting", kind: "FORM", parts: [1] },
  station: { title: "Station", kind: "FORM", parts: [4, 3, 3] },
  "go-live": { title: "Go live", kind: "SLIPS", parts: [7, 5] },
  "personal-data": { title: "Personal data", kind: "FORM", parts: [2, 1] },
  team: { title: "Team", kind: "TABLE", parts: [6] },
  audit: { title: "Audit log", kind: "TABLE", parts: [10] },
};

const DEVELOPERS: Readonly<Record<string, PageShape>> = {
  keys: { title: "API keys", kind: "TABLE", parts: [5] },
  webhooks: { title: "Webhooks", kind: "PARTS", parts: [3, 8] },
  "webhooks/check": { title: "Check a signature", kind: "SHEETS", parts: [3] },
  requests: { title: "Request log", kind: "TABLE", parts: [12] },
  emails: { title: "Emails", kind: "TABLE", parts: [10] },
};

export const SETTINGS_PATH = "/dashboard/settings/";
const DASHBOARD_PATH = "/dashboard/";

/** The shape of the page at an address, where it has one: others are shown once they are there. */
export const pageShape = (href: string): PageShape | null => {
  const path = href.replace(/[?#].*$/, "");
  if (path.startsWith(SETTINGS_PATH)) return SETTINGS[path.slice(SETTINGS_PATH.length)] ?? null;
  return DEVELOPERS[path.slice(DASHBOARD_PATH.length)] ?? null;
};
