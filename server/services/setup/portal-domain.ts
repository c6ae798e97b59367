import { domainToASCII } from "node:url";
import { setPortalDomain } from "@/server/db/stores/setup";
import { inTransaction } from "@/server/db/transaction";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/**
 * Serves a store's portal at its own domain, or only at the installation's address again (`domain` null). Emails,
 * passes and links use it from then on.
 * @throws Problem INVALID_ARGUMENT for an invalid host name, NOT_FOUND for the store, ALREADY_EXISTS for a taken domain
 */
export const changePortalDomain = async (
  ctx: Pick<ServiceContext, "db" | "env" | "log" | "clock">,
  { slug, domain }: { slug: string; domain: string | null },
): Promise<string | null> => {
  const host = domain === null ? null : hostOf(domain, ctx.env.APP_URL);
  await inTransaction(ctx, (tx) => setPortalDomain(tx, { slug, domain: host }));
  return host;
};

/** As browsers send it: lowercase, in ASCII. */
const hostOf = (text: string, appUrl: string): string => {
  const host = domainToASCII(text.trim().toLowerCase().replace(/\.$/, ""));
  if (!DOMAIN.test(host))
    throw invalidField("domain", "a host name without https:// and port, for example returns.example.com");
  if (host === new URL(appUrl).hostname)
    throw invalidField("domain", "must not be the installation's own host name (APP_URL), which serves the dashboard");
  return host;
};
