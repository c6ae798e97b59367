import type texts from "@/messages/en/dashboard/loading.json";

/** Pages whose heading is known before they load. */
type PageName = keyof (typeof texts)["pages"];

/** The layout of a page as far as it is known before it loads. */
export type PageShape = {
  /** The page whose heading is shown. */
  readonly page: PageName;
  /**
   * FORM: blocks with their subject in the margin. PREVIEW: the same next to a portal preview. TABLE: rows below column
   * headings. PARTS: sections with rows. SLIPS: collapsible sections. SHEETS: two sheets side by side.
   */
  readonly kind: "FORM" | "PREVIEW" | "TABLE" | "PARTS" | "SLIPS" | "SHEETS";
  /** Number of fields in each block, or of rows in each part. */
  readonly parts: readonly number[];
};

const SETTINGS: Readonly<Record<string, PageShape>> = {
  store: { page: "store", kind: "PREVIEW", parts: [4, 6, 3] },
  branding: { page: "branding", kind: "PREVIEW", parts: [4, 4, 3] },
  emails: { page: "emailTexts", kind: "PREVIEW", parts: [2, 6] },
  policy: { page: "policy", kind: "FORM", parts: [2, 3, 2, 3] },
  reasons: { page: "reasons", kind: "FORM", parts: [6] },
  refunds: { page: "refunds", kind: "FORM", parts: [4, 2, 2, 2] },
  exchanges: { page: "exchanges", kind: "FORM", parts: [3, 3, 2] },
  shipping: { page: "shipping", kind: "FORM", parts: [3, 4, 1] },
  warehouses: { page: "warehouses", kind: "SLIPS", parts: [6] },
  connections: { page: "connections", kind: "SLIPS", parts: [4] },
  "connections/callback": { page: "connecting", kind: "FORM", parts: [1] },
  station: { page: "station", kind: "FORM", parts: [4, 3, 3] },
  "go-live": { page: "goLive", kind: "SLIPS", parts: [7, 5] },
  "personal-data": { page: "personalData", kind: "FORM", parts: [2, 1] },
  team: { page: "team", kind: "TABLE", parts: [6] },
  audit: { page: "audit", kind: "TABLE", parts: [10] },
};

const DEVELOPERS: Readonly<Record<string, PageShape>> = {
  keys: { page: "keys", kind: "TABLE", parts: [5] },
  webhooks: { page: "webhooks", kind: "PARTS", parts: [3, 8] },
  "webhooks/check": { page: "signature", kind: "SHEETS", parts: [3] },
  requests: { page: "requests", kind: "TABLE", parts: [12] },
  emails: { page: "emails", kind: "TABLE", parts: [10] },
};

export const SETTINGS_PATH = "/dashboard/settings/";
const DASHBOARD_PATH = "/dashboard/";

/** Returns the skeleton layout of the page at an address; null if it has none. */
export const pageShape = (href: string): PageShape | null => {
  const path = href.replace(/[?#].*$/, "");
  if (path.startsWith(SETTINGS_PATH)) return SETTINGS[path.slice(SETTINGS_PATH.length)] ?? null;
  return DEVELOPERS[path.slice(DASHBOARD_PATH.length)] ?? null;
};
