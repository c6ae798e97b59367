import { getContext } from "@/server/context";
import { noteRoute } from "./observe-requests";
import { readPortalDomains } from "./portal-domains";

const PATH = "/.well-known/security.txt";
const HEADERS = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
const DAY_MS = 24 * 3600_000;
/** RFC 9116 recommends less than a year. The file is written for each request, so its date never passes. */
const EXPIRES_DAYS = 90;

/**
 * Says where to report a vulnerability of this installation (RFC 9116). 404 while the operator has named no contact:
 * a file without one would be invalid, and nobody else can answer for this server.
 */
export const securityTxt = async (request: Request): Promise<Response> => {
  noteRoute(PATH);
  const { env, clock } = getContext();
  if (env.SECURITY_CONTACT.length === 0)
    return new Response("This installation names no contact for security reports (SECURITY_CONTACT).\n", {
      status: 404,
      headers: HEADERS,
    });
  const day = Math.floor(clock.now().getTime() / DAY_MS) + EXPIRES_DAYS;
  const lines = [
    ...env.SECURITY_CONTACT.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    ...(await originsOf(request.headers, env.APP_URL)).map((origin) => `Canonical: ${origin}${PATH}`),
    `Policy: ${env.APP_URL}/docs/guides/security`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: HEADERS });
};

/** The file is also served at the domains of portals, and is valid only where it names its own address. */
const originsOf = async (sent: Headers, appUrl: string): Promise<string[]> => {
  const [host = ""] = (sent.get("x-forwarded-host") ?? "").toLowerCase().split(":");
  const { slugOf } = await readPortalDomains();
  return slugOf.has(host) ? [appUrl, `https://${host}`] : [appUrl];
};
