import { DIRECTIVE_NAMES } from "./document-headers";

/** What is kept of a report; every value is one of a few. */
export type CspReport = {
  directive: string;
  blocked: "inline" | "eval" | "data" | "blob" | "extension" | "own site" | "other site" | "other";
  area: string;
};

/**
 * Reads reports in both formats: `application/csp-report` (one object) and the Reporting API's (a list). Anything else
 * is no report.
 */
export const readCspReports = (text: string): CspReport[] => {
  const sent = parsed(text);
  const bodies = Array.isArray(sent)
    ? sent.filter((one) => field(one, "type") === "csp-violation").map((one) => field(one, "body"))
    : [field(sent, "csp-report")];
  return bodies.filter((body) => typeof body === "object" && body !== null).map(reportOf);
};

const reportOf = (body: unknown): CspReport => {
  const page = textOf(body, "documentURL", "document-uri");
  return {
    directive: directiveOf(textOf(body, "effectiveDirective", "effective-directive", "violated-directive")),
    blocked: kindOf(textOf(body, "blockedURL", "blocked-uri"), page),
    area: areaOf(page),
  };
};

/** `script-src-elem` and `script-src-attr` are parts of `script-src`. */
const directiveOf = (sent: string): string => {
  const [name = ""] = sent.split(" ");
  const bare = name.replace(/-(?:elem|attr)$/, "");
  return DIRECTIVE_NAMES.find((one) => one === bare) ?? "other";
};

const kindOf = (blocked: string, page: string): CspReport["blocked"] => {
  if (blocked === "inline") return "inline";
  if (/^(?:wasm-)?eval$/.test(blocked)) return "eval";
  const [scheme = ""] = blocked.split(":");
  if (scheme === "data" || scheme === "blob") return scheme;
  if (/^[a-z-]+-extension$/.test(scheme)) return "extension";
  if (!URL.canParse(blocked)) return "other";
  return URL.canParse(page) && new URL(page).host === new URL(blocked).host ? "own site" : "other site";
};

const AREAS = new Map([
  ["r", "portal"],
  ["dashboard", "dashboard"],
  ["station", "station"],
  ["docs", "docs"],
]);

/** Never the path, which may name a return. */
const areaOf = (page: string): string => {
  const [, first = ""] = URL.canParse(page) ? new URL(page).pathname.split("/") : [];
  return AREAS.get(first) ?? "other";
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, ...names: string[]): string => {
  const texts = names.map((name) => field(value, name)).filter((one) => typeof one === "string");
  return texts[0] ?? "";
};
