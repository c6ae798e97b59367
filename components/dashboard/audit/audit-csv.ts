import { csvLine } from "@/contract/vocabulary/csv-line";
import type { AuditEntry } from "./types";

const HEAD = [
  "audit_id",
  "at",
  "actor_kind",
  "actor_id",
  "actor_name",
  "address",
  "user_agent",
  "act",
  "subject",
  "subject_id",
  "subject_name",
  "field",
  "before",
  "after",
];

/** Returns the header row (RFC 4180). */
export const auditCsvHead = (): string => csvLine(HEAD);

/** Returns one row per field that a change touched. */
export const auditCsvLines = (entries: readonly AuditEntry[]): string =>
  entries
    .flatMap((entry) => {
      const { actor, address, user_agent, act, subject, subject_id, subject_name } = entry;
      const who = [entry.audit_id, entry.at, actor.kind, actor.id, actor.name, address, user_agent];
      const what = [act, subject, subject_id, subject_name];
      const fields = entry.fields.length === 0 ? [NO_FIELD] : entry.fields;
      return fields.map(({ name, before, after }) => csvLine([...who, ...what, name, textOf(before), textOf(after)]));
    })
    .join("");

const NO_FIELD = { name: "", before: null, after: null };

const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
