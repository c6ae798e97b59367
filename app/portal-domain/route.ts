import { readPortalDomains } from "@/server/http/portal-domains";

export const dynamic = "force-dynamic";

/**
 * Whether a portal is served at `?domain=`: 200 or 404. A proxy that gets certificates on demand asks this first
 * (Caddy's `ask`), so that nobody can make it request certificates for other domains.
 */
export const GET = async (request: Request): Promise<Response> => {
  const domain = new URL(request.url).searchParams.get("domain")?.toLowerCase() ?? "";
  const isServed = (await readPortalDomains()).slugOf.has(domain);
  return new Response(isServed ? "A portal is served here.\n" : "No portal has this domain.\n", {
    status: isServed ? 200 : 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
};
