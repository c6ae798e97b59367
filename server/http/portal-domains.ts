import { getContext } from "@/server/context";
import { listPortalDomains } from "@/server/db/stores/setup";
import { processShelf } from "@/server/kernel/process-wide";
import { ttlCache } from "@/server/kernel/ttl-cache";

export type PortalDomains = {
  readonly slugOf: ReadonlyMap<string, string>;
  readonly domainOf: ReadonlyMap<string, string>;
};

declare global {
  interface ProcessWide {
    /** For the proxy in front of the pages, which is a bundle of its own. */
    "portal-domains": () => Promise<PortalDomains>;
  }
}

const seen = ttlCache<PortalDomains>("portal-domains", { nowMs: () => getContext().clock.now().getTime() });

/** Domain by store and the other way round, as of less than a second ago. */
export const readPortalDomains = (): Promise<PortalDomains> =>
  seen.recall("all", async () => {
    const rows = await listPortalDomains(getContext().db);
    return {
      slugOf: new Map(rows.map(({ slug, domain }) => [domain, slug])),
      domainOf: new Map(rows.map(({ slug, domain }) => [slug, domain])),
    };
  });

/** Lets the proxy know them. */
export const servePortalDomains = (): void => {
  processShelf().set("portal-domains", readPortalDomains);
};
