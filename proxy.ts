import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { LANGUAGE_COOKIE, SLUG_HEADER } from "@/messages/language-cookie";
import { knownLanguage } from "@/messages/translator";
import { isForeign } from "@/server/auth/is-foreign";
import { documentHeaders } from "@/server/http/document-headers";
import { type Place, placePortal } from "@/server/http/place-portal";
import type { PortalDomains } from "@/server/http/portal-domains";
import { processShelf } from "@/server/kernel/process-wide";

const SECONDS = 365 * 24 * 3600;

/**
 * Pages only: API calls, files and the frame of an email have their own headers, and must not pay for this. Uploads
 * must not pass through here either: Next.js would keep their first 10 MiB and drop the rest.
 */
export const config = {
  matcher: [
    "/((?!(?:v1|returns|api|files|hooks|_next)/|(?:metrics|livez|readyz|version|openapi\\.json|postman\\.json|llms\\.txt|\\.well-known/security\\.txt|security-txt|csp-reports|icon\\.svg|favicon\\.ico|station-icon-\\w+\\.png|station\\.webmanifest|broken\\.css|station-worker\\.js|dashboard-keys\\.js|embed\\.js|station/phone/(?:pair|ask|photos)|dashboard/(?:emails/[^/]+/reader|settings/emails/preview|returns/import/file)|r/[^/]+/documents)/?$).*)",
  ],
};

export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname, searchParams } = request.nextUrl;
  if (!READS.includes(request.method) && isForeign(request)) return refuseForeign();
  const place = await placeOf(request);
  switch (place.kind) {
    case "DOMAIN":
      return NextResponse.redirect(atDomain(request, place.domain), 307);
    case "FRONT_PAGE":
      return NextResponse.redirect(at(request, `/r/${place.slug}`), 307);
    case "NOWHERE":
      return withHeaders(request, { shown: at(request, `/r/${place.slug}/not/found`) });
    case "HERE":
  }
  const isLanguageLink = request.method === "GET" && pathname.startsWith("/r/") && searchParams.has("lang");
  if (isLanguageLink && !isFramedElsewhere(request)) return keepLanguage(request);
  return isShownByAShop(request) ? showInShop(request) : withHeaders(request);
};

const READS = ["GET", "HEAD", "OPTIONS"];

const EVERYWHERE: PortalDomains = { slugOf: new Map(), domainOf: new Map() };

/** Where a portal's page is served: at the requested host, at the store's domain, or not here. */
const placeOf = async ({ headers, method, nextUrl: { pathname, searchParams } }: NextRequest): Promise<Place> => {
  const domains = (await processShelf().get("portal-domains")?.read()) ?? EVERYWHERE;
  const [host = ""] = (headers.get("x-forwarded-host") ?? headers.get("host") ?? "").toLowerCase().split(":");
  const isFramed = searchParams.has("preview") || headers.get("sec-fetch-dest") === "iframe";
  return placePortal({ host, method, pathname, isFramed }, domains);
};

/** A portal's page inside another site's page: the dashboard's preview says so in its query. */
const isShownByAShop = ({ headers, nextUrl: { pathname, searchParams } }: NextRequest): boolean =>
  pathname.startsWith("/r/") && headers.get("sec-fetch-dest") === "iframe" && !searchParams.has("preview");

/** Inside a page of another site, where the browser wouldn't keep the language's cookie. */
const isFramedElsewhere = (request: NextRequest): boolean =>
  isShownByAShop(request) && request.headers.get("sec-fetch-site") === "cross-site";

/**
 * Its own shop may embed it (public/embed.js). Browsers don't send a portal's cookies from another site's pages, so
 * there it opens in a separate window.
 */
const showInShop = async (request: NextRequest): Promise<NextResponse> => {
  const [, , slug = ""] = request.nextUrl.pathname.split("/");
  const framer = await processShelf().get("portal-domains")?.websiteOf(slug);
  if (!isFramedElsewhere(request)) return withHeaders(request, { framer });
  const shown = at(request, `/r/${slug}/window`);
  shown.searchParams.set("to", request.nextUrl.pathname + request.nextUrl.search);
  return withHeaders(request, { shown, framer });
};

const at = ({ nextUrl }: NextRequest, pathname: string): URL => {
  const url = nextUrl.clone();
  url.pathname = pathname;
  return url;
};

/** The same page at the domain; the port is the installation's. */
const atDomain = ({ nextUrl }: NextRequest, domain: string): URL => {
  const url = nextUrl.clone();
  url.hostname = domain;
  return url;
};

/** A cross-site form submission to a page, including sign-ins. Next.js would report an internal error. */
const refuseForeign = (): NextResponse =>
  new NextResponse("This form was not sent by a page of this site.\n", {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

/**
 * A link into a store's portal with `?lang=de`: stores the language for that portal and redirects to the same place
 * without it. An unavailable language redirects too, so that the URL contains nothing wrong.
 */
const keepLanguage = (request: NextRequest): NextResponse => {
  const url = request.nextUrl.clone();
  url.search = `${new URLSearchParams([...shownParams(request), ...url.searchParams])}`;
  const language = knownLanguage(url.searchParams.get("lang") ?? "");
  url.searchParams.delete("lang");
  const answer = NextResponse.redirect(url, 303);
  if (language === null) return answer;
  const [, , slug = ""] = url.pathname.split("/");
  answer.cookies.set({
    ...{ name: LANGUAGE_COOKIE, value: language, path: `/r/${slug}`, maxAge: SECONDS },
    ...{ httpOnly: true, sameSite: "lax", secure: process.env.APP_URL?.startsWith("https:") ?? false },
  });
  return answer;
};

/**
 * The other parameters of the page whose language is switched: its links contain only the language, because a layout
 * doesn't know the parameters of its page. The link's own parameters take precedence.
 */
const shownParams = ({ headers, nextUrl }: NextRequest): [name: string, value: string][] => {
  const referer = headers.get("referer") ?? "";
  const shown = URL.canParse(referer) ? new URL(referer) : null;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  if (shown?.host !== host?.toLowerCase() || shown?.pathname !== nextUrl.pathname) return [];
  return [...shown.searchParams].filter(([name]) => !nextUrl.searchParams.has(name));
};

/** Sets every page's headers with a new nonce; Next.js adds it to the scripts that it writes. */
const withHeaders = (
  request: NextRequest,
  { shown, framer }: { shown?: URL; framer?: string | undefined } = {},
): NextResponse => {
  const nonce = randomBytes(16).toString("base64");
  const added = documentHeaders({
    nonce,
    framer: framer ?? "",
    pathname: (shown ?? request.nextUrl).pathname,
    isDevelopment: process.env.NODE_ENV === "development",
  });
  const forwarded = new Headers(request.headers);
  forwarded.set("x-nonce", nonce);
  // Staff's preview of their settings; its reader verifies their identity first.
  forwarded.set("x-portal-preview", encodeURIComponent(request.nextUrl.searchParams.get("preview") ?? ""));
  const [, area, slug = ""] = (shown ?? request.nextUrl).pathname.split("/");
  if (area === "r") forwarded.set(SLUG_HEADER, slug);
  else forwarded.delete(SLUG_HEADER);
  forwarded.set("content-security-policy", added["content-security-policy"] ?? "");
  const next = { request: { headers: forwarded } };
  const response = shown === undefined ? NextResponse.next(next) : NextResponse.rewrite(shown, next);
  for (const [name, value] of Object.entries(added)) response.headers.set(name, value);
  return response;
};
