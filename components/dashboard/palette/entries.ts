import { RETURN_VIEWS } from "@/contract/vocabulary/return-view";
import type { Scope } from "@/contract/vocabulary/scope";
import { t } from "@/messages/dashboard/palette";
import { viewHref, viewWord } from "../list-choice/view-words";

/** An entry of the palette: a page of the dashboard, a page outside it, or an action. */
export type Entry = {
  id: string;
  label: string;
  group: "GO" | "DO";
  /** Synonyms that people type. */
  also: string;
  href?: string;
  /** The page is outside the dashboard's frame. */
  isOutside?: boolean;
  act?: PaletteAct;
};

export type PaletteAct = "shortcuts" | "singleKeys" | "search";

const PAGES = [
  ["/dashboard", "overview", null],
  ["/dashboard/returns", "returns", null],
  ["/dashboard/problems", "problems", null],
  ["/dashboard/refunds", "pendingRefunds", null],
  ["/dashboard/tasks", "tasks", null],
  ["/dashboard/analytics", "analytics", null],
  ["/dashboard/withdrawals", "withdrawals", null],
  ["/dashboard/returns/jobs", "bulkActions", null],
  ["/dashboard/returns/import", "importOrders", "orders:write"],
  ["/dashboard/returns/import?what=returns", "importReturns", "processes:write"],
  ["/dashboard/emails", "emails", "mailbox:read"],
  ["/dashboard/webhooks", "webhooks", "webhooks:read"],
  ["/dashboard/webhooks/check", "checkSignature", "webhooks:read"],
  ["/dashboard/keys", "apiKeys", "keys:write"],
  ["/dashboard/requests", "requestLog", "calls:read"],
  ["/dashboard/account", "account", null],
  ["/dashboard/settings/store", "settingsStore", "settings:write"],
  ["/dashboard/settings/branding", "settingsBranding", "settings:write"],
  ["/dashboard/settings/policy", "settingsPolicy", "settings:write"],
  ["/dashboard/settings/reasons", "settingsReasons", "settings:write"],
  ["/dashboard/settings/refunds", "settingsRefunds", "settings:write"],
  ["/dashboard/settings/exchanges", "settingsExchanges", "settings:write"],
  ["/dashboard/settings/shipping", "settingsShipping", "settings:write"],
  ["/dashboard/settings/warehouses", "settingsWarehouses", "settings:write"],
  ["/dashboard/settings/connections", "settingsConnections", "connections:read"],
  ["/dashboard/settings/station", "settingsStation", "settings:write"],
  ["/dashboard/settings/personal-data", "settingsPersonalData", "personal-data:write"],
  ["/dashboard/settings/team", "settingsTeam", "team:write"],
  ["/dashboard/settings/audit", "settingsAudit", "audit:read"],
] as const satisfies readonly (readonly [path: string, key: string, scope: Scope | null])[];

type Named =
  | (typeof PAGES)[number][1]
  | "newReturn"
  | "station"
  | "portal"
  | "documentation"
  | "search"
  | "shortcuts"
  | "singleKeys";

const named = (key: Named): Pick<Entry, "label" | "also"> => ({
  label: t(`entries.label.${key}`),
  also: t(`entries.also.${key}`),
});

/** Returns every page and action that the role has access to. */
export const entriesFor = (scopes: readonly string[], portalSlug: string | null): Entry[] => {
  const can = (scope: Scope | null) => scope === null || scopes.includes(scope);
  const go = (key: Named, href: string): Entry => ({ id: href, group: "GO", href, ...named(key) });
  return [
    ...(can("processes:write") ? [{ ...go("newReturn", "/dashboard/returns/new"), group: "DO" as const }] : []),
    ...ACTS.map((act): Entry => ({ id: act, group: "DO", act, ...named(act) })),
    ...PAGES.filter(([, , scope]) => can(scope)).map(([href, key]) => go(key, href)),
    ...RETURN_VIEWS.filter((view) => view !== "ALL" && view !== "PROBLEMS").map((view): Entry => {
      const href = viewHref(view);
      const label = t("entries.view", { view: viewWord(view) });
      return { id: href, group: "GO", label, href, also: t("entries.viewAlso") };
    }),
    ...(can("station:work") ? [{ ...go("station", "/station"), isOutside: true }] : []),
    ...(portalSlug === null ? [] : [{ ...go("portal", `/r/${portalSlug}`), isOutside: true }]),
    { ...go("documentation", "/docs"), isOutside: true },
  ];
};

const ACTS = ["search", "shortcuts", "singleKeys"] as const satisfies readonly PaletteAct[];

/** Returns the entries that match every typed word; those whose name starts with the text come first. */
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
