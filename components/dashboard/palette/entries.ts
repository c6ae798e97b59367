import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import type { Scope } from "@/contract/vocabulary/scope";
import { viewHref, viewWord } from "../list-choice/view-words";

/** What the palette leads to: a page of ours, a page outside the dashboard's frame, or something done right here. */
export type Entry = {
  id: string;
  label: string;
  group: "Go to" | "Do";
  /** Other words that people type for it. */
  also: string;
  href?: string;
  /** Has no page of the dashboard around it. */
  isOutside?: boolean;
  act?: PaletteAct;
};

export type PaletteAct = "shortcuts" | "singleKeys" | "search";

type Page = readonly [path: string, label: string, scope: Scope | null, also: string];

const PAGES: readonly Page[] = [
  ["/dashboard", "Overview", null, "home start today"],
  ["/dashboard/returns", "Returns", null, "list all"],
  ["/dashboard/problems", "Problems", null, "holds failed errors retry"],
  ["/dashboard/refunds", "Pending refunds", null, "money pay bank"],
  ["/dashboard/tasks", "Tasks", null, "exchange order restock stock shop"],
  ["/dashboard/analytics", "Analytics", null, "figures rates reasons charts"],
  ["/dashboard/withdrawals", "Withdrawals", null, "eu law right"],
  ["/dashboard/returns/jobs", "Bulk actions", null, "bulk actions, bulk jobs"],
  ["/dashboard/returns/import", "Import orders", "orders:write", "csv file upload"],
  ["/dashboard/returns/import?what=returns", "Import returns", "processes:write", "csv file upload"],
  ["/dashboard/emails", "Emails", "mailbox:read", "email messages"],
  ["/dashboard/webhooks", "Webhooks", "webhooks:read", "developers events deliveries endpoints"],
  ["/dashboard/webhooks/check", "Check a signature", "webhooks:read", "developers webhook verify hmac"],
  ["/dashboard/keys", "API keys", "keys:write", "developers token secret"],
  ["/dashboard/requests", "Request log", "calls:read", "developers api calls errors request id"],
  ["/dashboard/account", "Your account", null, "password sessions profile theme light dark single keys"],
  ["/dashboard/settings/store", "Settings: Store", "settings:write", "name languages address"],
  ["/dashboard/settings/branding", "Settings: Branding", "settings:write", "logo colors portal look"],
  ["/dashboard/settings/policy", "Settings: Return policy", "settings:write", "rules conditions window simulator"],
  ["/dashboard/settings/reasons", "Settings: Reasons", "settings:write", "why"],
  ["/dashboard/settings/refunds", "Settings: Refunds", "settings:write", "outcomes credit bonus timing"],
  ["/dashboard/settings/exchanges", "Settings: Exchanges", "settings:write", "size variant"],
  ["/dashboard/settings/shipping", "Settings: Shipping", "settings:write", "carriers ways labels fees"],
  ["/dashboard/settings/warehouses", "Settings: Warehouses", "settings:write", "addresses"],
  [
    "/dashboard/settings/connections",
    "Settings: Connections",
    "connections:read",
    "shop shopify woocommerce medusa vendure integration sync",
  ],
  ["/dashboard/settings/station", "Settings: Station", "settings:write", "dispositions photos"],
  [
    "/dashboard/settings/personal-data",
    "Settings: Personal data",
    "personal-data:write",
    "gdpr privacy erase export shopper",
  ],
  ["/dashboard/settings/team", "Settings: Team", "team:write", "members people invite roles"],
  ["/dashboard/settings/audit", "Settings: Audit log", "audit:read", "changes who history"],
];

/** Everything that a role may go to or do; what it may not is not there. */
export const entriesFor = (scopes: readonly string[], portalSlug: string | null): Entry[] => {
  const can = (scope: Scope | null) => scope === null || scopes.includes(scope);
  const go = (label: string, href: string, also = "") => ({ id: href, group: "Go to" as const, label, href, also });
  return [
    ...(can("processes:write")
      ? [{ ...go("New return", "/dashboard/returns/new", "create make order shopper phone"), group: "Do" as const }]
      : []),
    ...ACTS,
    ...PAGES.filter(([, , scope]) => can(scope)).map(([href, label, , also]) => go(label, href, also)),
    ...RETURN_VIEWS.filter((view) => view !== "ALL" && view !== "PROBLEMS").map((view) =>
      go(`Returns: ${viewWord(view)}`, viewHref(view), "view"),
    ),
    ...(can("station:work") ? [{ ...go("Station", "/station", "warehouse scan inspect"), isOutside: true }] : []),
    ...(portalSlug === null ? [] : [{ ...go("Portal", `/r/${portalSlug}`, "shopper shop"), isOutside: true }]),
    { ...go("Documentation", "/docs", "api help reference"), isOutside: true },
  ];
};

const ACTS: readonly Entry[] = [
  { id: "search", group: "Do", label: "Search returns", also: "find list", act: "search" },
  { id: "shortcuts", group: "Do", label: "Show keyboard shortcuts", also: "keys keyboard help", act: "shortcuts" },
  {
    id: "single-keys",
    group: "Do",
    label: "Toggle keyboard shortcuts",
    also: "shortcuts disable enable",
    act: "singleKeys",
  },
];

/** Entries that hold every word that was typed; those whose name begins with it come first. */
export const matching = (entries: readonly Entry[], typed: string): Entry[] => {
  const words = wordsOf(typed);
  const found = entries.filter(({ label, also }) => {
    const own = wordsOf(`${label} ${also}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const begins = ({ label }: Entry) => wordsOf(label).some((each) => words.some((word) => each.startsWith(word)));
  return words.length === 0 ? [...found] : [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== "");
