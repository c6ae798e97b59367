import { getContext } from "@/server/context";
import { listPortalDomains } from "@/server/db/stores/setup";
import { findStoreBySlug } from "@/server/db/stores/stores";
import { processShelf } from "@/server/kernel/process-wide";
import { ttlCache } from "@/server/kernel/ttl-cache";

export type PortalDomains = {
  readonly slugOf: ReadonlyMap<string, string>;
  readonly domainOf: ReadonlyMap<string, string>;
};

declare global {
  interface ProcessWide {
    /** Used by the proxy in front of the pages, which is a separate bundle. */
    "portal-domains": {
      readonly read: () => Promise<PortalDomains>;
      /** Returns the origin of the shop's own pages that may embed its portal; empty if unknown. */
      readonly websiteOf: (slug: string) => Promise<string>;
    };
  }
}

const seen = ttlCache<PortalDomains>("portal-domains", { nowMs: () => getContext().clock.now().getTime() });

/** Returns the domains by store and the stores by domain, at most a second old. */
export const readPortalDomains = (): Promise<PortalDomains> =>
  seen.recall("all", async () => {
    const rows = await listPortalDomains(getContext().db);
    return {
      slugOf: new Map(rows.map(({ slug, domain }) => [domain, slug])),
      domainOf: new Map(rows.map(({ slug, domain }) => [slug, domain])),
    };
  });

const websites = ttlCache<string>("portal-websites", { nowMs: () => getContext().clock.now().getTime() });

const websiteOf = (slug: string): Promise<string> =>
  websites.recall(slug, async () => {
    const url = (await findStoreBySlug(getContext().db, slug))?.config.websiteUrl ?? "";
    return URL.canParse(url) ? new URL(url).origin : "";
  });

/** Makes the portal domains available to the proxy. */
export const servePortalDomains = (): void => {
  processShelf().set("portal-domains", { read: readPortalDomains, websiteOf });
};
