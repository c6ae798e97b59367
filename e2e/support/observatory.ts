import { HSTS } from "../../scripts/front/server.mjs";

type Answer = { headers: Headers; text: string };
type Result = { test: string; points: number };

/**
 * Scores one answer by the published rules of Mozilla's HTTP Observatory ("Tests & Scoring" at developer.mozilla.org):
 * 100, minus penalties; from 90 on, bonuses are added. 100 and more is A+. Left out are redirections to https and
 * preloading, which belong to the operator's proxy.
 */
export const observe = (answer: Answer): { score: number; results: Result[] } => {
  const { headers } = answer;
  // The tests reach the product over http; over https the front server adds this to each answer (its own test).
  const hsts = headers.get("strict-transport-security") ?? HSTS;
  const policy = parsePolicy(headers.get("content-security-policy") ?? "");
  const results = [
    { test: "content-security-policy", points: ofPolicy(policy) },
    { test: "strict-transport-security", points: ofHsts(hsts) },
    { test: "cookies", points: ofCookies(headers.getSetCookie()) },
    { test: "cross-origin-resource-sharing", points: headers.get("access-control-allow-origin") === "*" ? -50 : 0 },
    { test: "referrer-policy", points: ofReferrer(headers.get("referrer-policy")) },
    { test: "subresource-integrity", points: ofScripts(answer.text) },
    { test: "x-content-type-options", points: headers.get("x-content-type-options") === "nosniff" ? 0 : -5 },
    { test: "x-frame-options", points: ofFraming(policy, headers.get("x-frame-options")) },
    { test: "cross-origin-resource-policy", points: ofResources(headers.get("cross-origin-resource-policy")) },
  ];
  const sum = (keep: (points: number) => boolean): number =>
    results.reduce((total, { points }) => (keep(points) ? total + points : total), 0);
  const base = 100 + sum((points) => points < 0);
  return { score: Math.max(0, base < 90 ? base : base + sum((points) => points > 0)), results };
};

type Policy = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (header: string): Policy =>
  new Map(
    header
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const hasAny = (sources: readonly string[], unwanted: readonly string[]): boolean =>
  sources.some((source) => unwanted.includes(source));
const isPlain = (source: string): boolean => /^(?:http|ftp):/.test(source);

const ofPolicy = (policy: Policy): number => {
  const fallback = policy.get("default-src") ?? ["*"];
  const of = (name: string): readonly string[] => policy.get(name) ?? fallback;
  if (!policy.has("default-src") && !policy.has("script-src")) return -25;
  // Browsers ignore 'unsafe-inline' beside a nonce or hash, and hosts beside 'strict-dynamic'.
  const hasNonce = of("script-src").some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  const isStrict = hasNonce && of("script-src").includes("'strict-dynamic'");
  const ignored = [...(hasNonce ? ["'unsafe-inline'"] : []), ...(isStrict ? ["'self'", ...BROAD] : [])];
  const scripts = of("script-src").filter((source) => !ignored.includes(source));
  if (hasAny(scripts, [...BROAD, "'unsafe-inline'", "data:"]) || hasAny(of("object-src"), BROAD)) return -20;
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (active.some(isPlain)) return -20;
  if (hasAny([...scripts, ...of("style-src")], ["'unsafe-eval'"])) return -10;
  if (passive.flatMap(of).some(isPlain)) return -10;
  if (hasAny(of("style-src"), [...BROAD, "'unsafe-inline'", "data:"])) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
};

const HALF_A_YEAR = 15_768_000;

const ofHsts = (header: string): number => {
  const [, seconds] = /max-age=(\d+)/.exec(header) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < HALF_A_YEAR ? -10 : 0;
};

/** Over http no cookie is `Secure` here; what sets one asks for APP_URL, so that is not scored. */
const ofCookies = (cookies: readonly string[]): number => {
  const worst = cookies.map((cookie) => {
    const [name = ""] = cookie.split("=");
    if (/samesite=none/i.test(cookie) || (/csrf/i.test(name) && !/samesite=/i.test(cookie))) return -20;
    if (/login|sess/i.test(name) && !/httponly/i.test(cookie)) return -30;
    return /samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0;
  });
  return Math.min(...worst, cookies.length === 0 ? 0 : 5);
};

const ofReferrer = (header: string | null): number => {
  if (header === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
};

const ofScripts = (text: string): number => {
  const foreign = Array.from(text.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g), ([tag]) => tag);
  return foreign.some((tag) => !tag.includes("integrity=")) ? -5 : 0;
};

const ofFraming = (policy: Policy, header: string | null): number => {
  const ancestors = policy.get("frame-ancestors");
  if (ancestors !== undefined && !hasAny(ancestors, BROAD)) return 5;
  return header === "SAMEORIGIN" || header === "DENY" ? 0 : -20;
};

const ofResources = (header: string | null): number => {
  if (header === null) return 0;
  return header === "same-origin" || header === "same-site" ? 10 : -20;
};
