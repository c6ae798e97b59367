import type { AuditAct, AuditSubject } from "@/contract/vocabulary/audit";
import { fieldWords } from "../browser/field-words";

const SUBJECTS: Record<AuditSubject, string> = {
  STORE: "Store settings",
  RETURN_CONDITIONS: "Return conditions",
  WAREHOUSE: "Warehouse",
  WEBHOOK_ENDPOINT: "Webhook endpoint",
  API_KEY: "API key",
  MEMBER: "Member",
  INVITATION: "Invitation",
  TEAM: "Team",
  RETURN: "Return",
  PERSONAL_DATA: "Personal data",
  SHARED_VIEW: "Shared view",
  PHONE: "Phone of a station",
  BANK_ACCOUNT: "Store bank account",
  PAYMENT_FILE: "Payment file",
  CONNECTION: "Connection",
};

const ACTS: Record<AuditAct, string> = { CREATED: "added", CHANGED: "changed", REMOVED: "removed", VIEWED: "viewed" };

export const subjectWord = (subject: AuditSubject): string => SUBJECTS[subject];

/** "changed", "added": what was done to it. */
export const actWord = (act: AuditAct, subject: AuditSubject): string =>
  // Of a return only these two are told: that staff made it against the rules, and that they looked at its account.
  subject === "RETURN" && act === "CREATED"
    ? "made against the rules"
    : subject === "RETURN" && act === "VIEWED"
      ? "bank account viewed"
      : subject === "PAYMENT_FILE" && act === "VIEWED"
        ? "downloaded"
        : ACTS[act];

/** What changed, read as words: `ecommerce.use_case` is "Use case", `accessibility.en` is "Accessibility (en)". */
export const changedWords = (name: string): string => {
  const [language = "", whole] = name.split(".").toReversed();
  return whole !== undefined && language.length === 2 ? `${fieldWords(whole)} (${language})` : fieldWords(name);
};

/** A value of a setting as people read it; of a thing with many parts those that say something. */
export const valueWords = (value: unknown): string => {
  if (value === null || value === undefined) return "nothing";
  if (value === "") return "empty";
  if (typeof value === "string" && INSTANT.test(value)) return `${value.slice(0, 10)} ${value.slice(11, 16)} UTC`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.length === 0) return "none";
  if (Array.isArray(value)) return value.map(valueWords).join(value.some(isThing) ? "; " : ", ");
  return isThing(value) ? partWords(value) || "nothing" : String(value);
};

/** As the database writes a moment: in UTC, whatever the zone of whoever reads it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isThing(value) && Object.values(value).every(saysNothing));

/** "label: Too small, filter (reasons: TOO_BIG)". */
const partWords = (thing: Record<string, unknown>): string =>
  Object.entries(thing)
    .filter(([, value]) => !saysNothing(value))
    .map(([name, value]) => (isThing(value) ? `${name} (${partWords(value)})` : `${name}: ${valueWords(value)}`))
    .join(", ");

/** "Chrome on Linux" from what a browser calls itself; the text as it is where that says neither. */
export const browserWords = (userAgent: string): string => {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1];
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
  if (browser === undefined) return userAgent.slice(0, 40);
  return system === undefined ? browser : `${browser} on ${system}`;
};

// In this order: every browser also calls itself by the names of older ones.
const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;
