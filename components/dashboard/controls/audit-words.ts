import type { AuditAct, AuditSubject } from "@/contract/vocabulary/audit";
import { REFUND_OPTION_FACTS } from "@/contract/vocabulary/refund-option";
import type { EditableSetting } from "@/contract/vocabulary/store-setting";
import { t } from "@/messages/dashboard/changes";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { memberLabel } from "./setting-field-words";

export const subjectWord = (subject: AuditSubject): string => t(`auditSubjects.${subject}`);

/** Returns the verb for a change, such as "changed" or "added". */
export const actWord = (act: AuditAct, subject: AuditSubject): string => {
  // The log has only two changes of returns: staff created one despite the rules, or reviewed its payout account.
  if (subject === "RETURN" && act === "CREATED") return t("auditActs.madeDespitePolicy");
  if (subject === "RETURN" && act === "VIEWED") return t("auditActs.accountViewed");
  return subject === "PAYMENT_FILE" && act === "VIEWED" ? t("auditActs.downloaded") : t(`auditActs.${act}`);
};

/** Context for reading values: store names by ID, and the currency of amounts. */
export type ValueReader = { names: Readonly<Record<string, string>>; currency: string };
const NO_READER: ValueReader = { names: {}, currency: "" };

/**
 * Formats a setting's value for people; a composite value shows only its meaningful parts. `field` is its path, in the
 * setting `of` if the path doesn't begin with the setting's name.
 */
export const valueWords = (value: unknown, reader = NO_READER, field = "", of?: EditableSetting): string => {
  if (value === null || value === undefined) return t("values.nothing");
  if (value === "") return t("values.empty");
  if (typeof value === "boolean") return value ? t("values.yes") : t("values.no");
  if (Array.isArray(value) && value.length === 0) return t("values.none");
  if (Array.isArray(value))
    return value.map((each) => valueWords(each, reader, field, of)).join(value.some(isThing) ? "; " : ", ");
  if (isThing(value)) return partWords(value, { reader, field, of }) || t("values.nothing");
  return AMOUNTS.has(nameOf(field)) && reader.currency !== "" && /^\d+$/.test(String(value))
    ? moneyText(String(value), reader.currency, LOCALE)
    : textWords(String(value), reader);
};

const textWords = (text: string, { names }: ValueReader): string => {
  if (INSTANT.test(text)) return t("values.utc", { day: text.slice(0, 10), clock: text.slice(11, 16) });
  const named = names[text] ?? REFUND_OPTION_LABELS[text];
  if (named !== undefined) return named;
  return CONSTANT.test(text) ? sentence(text.replace(KIND_OF_CONSTANT, "")) : text;
};

/** A constant of the API. Requires at least two words, so that no SKU or country code matches. */
const CONSTANT = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;
const KIND_OF_CONSTANT = /^(PERSISTENT_LOGO_TYPE|EMAIL_PROVIDER|REMINDER_FLOW|IDENTIFICATION_FLOW)_/;

const sentence = (constant: string): string => {
  const words = constant.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Fields that hold amounts in minor units. */
const AMOUNTS = new Set("ask_above second_person_above fee max_fee markup total photo_above".split(" "));
const nameOf = (path: string): string => (path.split(".").at(-1) ?? "").replaceAll(/\[\d+\]/g, "");

const REFUND_OPTION_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REFUND_OPTION_FACTS).map(([name, { label }]) => [name, label]),
);

/** A timestamp as the database writes it, always in UTC. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a field is worth showing: IDs aren't, and neither is an empty value that was missing before. */
export const isTold = ({ name, before, after }: { name: string; before?: unknown; after?: unknown }): boolean =>
  !OF_MACHINES.has(nameOf(name)) && !(saysNothing(before) && saysNothing(after));

const OF_MACHINES = new Set(["id", "ecommerce_id", "group_id", "version"]);

const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isThing(value) && Object.values(value).every(saysNothing));

type PartContext = { reader: ValueReader; field: string; of: EditableSetting | undefined };

/** Formats a composite value as "Label: Too small, Filter (Reasons: Too big)"; an ID is left out if there's a name. */
const partWords = (thing: Record<string, unknown>, { reader, field, of }: PartContext): string =>
  Object.entries(thing)
    .filter(([name, value]) => !saysNothing(value) && !(name === "id" && ("name" in thing || "label" in thing)))
    .map(([name, value]) => {
      const path = field === "" ? name : `${field}.${name}`;
      const label = memberLabel(path, of);
      return isThing(value)
        ? `${label} (${partWords(value, { reader, field: path, of })})`
        : `${label}: ${valueWords(value, reader, path, of)}`;
    })
    .join(", ");

/** Returns "Chrome on Linux" for a user agent, or the user agent itself if it isn't recognized. */
export const browserWords = (userAgent: string): string => {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1];
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
  if (browser === undefined) return userAgent.slice(0, 40);
  return system === undefined ? browser : t("values.browserOn", { browser, system });
};

// The order matters: every browser also includes the names of older ones in its user agent.
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
  ["Macintosh", "macOS"],
  ["Linux", "Linux"],
] as const;
