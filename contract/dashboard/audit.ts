import { z } from "zod";
import { defineQuery } from "../base/operation";
import { instantOut, text } from "../base/wire";
import { dayOfStore } from "../schemas/return-choice";
import { AUDIT_ACTS, AUDIT_FAULTS, AUDIT_SUBJECTS } from "../vocabulary/audit";

/** A field that was changed, by its published path; null if it had or has no value. */
const ChangedField = z.object({ name: z.string(), before: z.unknown(), after: z.unknown() });

export const AuditEntryDto = z.object({
  audit_id: z.string(),
  at: instantOut(),
  subject: z.enum(AUDIT_SUBJECTS),
  subject_id: z.string(),
  subject_name: z.string(),
  ecommerce_id: z.string().nullable(),
  act: z.enum(AUDIT_ACTS),
  actor: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  address: z.string(),
  user_agent: z.string(),
  fields: z.array(ChangedField),
});

export const listAuditEntries = defineQuery({
  summary: "List audit log entries",
  description:
    "Returns changes of settings, return conditions, warehouses, team, API keys, webhook endpoints and shared views, newest first: who, when, from where, and each field before and after. Entries are written in the transaction of the change and never altered.",
  scope: "audit:read",
  input: z.object({
    subject: z.enum(AUDIT_SUBJECTS).optional(),
    subject_id: text(128).default(""),
    who: text(200).default("").describe("ID of the person who made the change, or part of their name."),
    from: dayOfStore().optional().describe("First day, in the time zone of the first store."),
    to: dayOfStore().optional().describe("Last day, inclusive."),
    cursor: text(64).default(""),
    page_size: z.int().min(1).max(500).default(50),
  }),
  output: z.object({ entries: z.array(AuditEntryDto), next_cursor: z.string().nullable() }),
});

export const verifyAuditLog = defineQuery({
  summary: "Verify the audit log",
  description:
    "Recomputes the chain of hashes from the first entry on, and returns the first entry that was edited, deleted or added after it was written. Erasures of personal data are part of the chain.",
  scope: "audit:read",
  output: z.object({
    verified: z.int().describe("Number of links that are as they were written, from the first on."),
    hash: z.string().describe("Of the last of them. Kept elsewhere, it proves later that nothing before it changed."),
    fault: z
      .object({ kind: z.enum(AUDIT_FAULTS), audit_id: z.string().nullable(), at: instantOut().nullable() })
      .nullable()
      .describe("`at` is when the entry says that it was written; null if the entry is gone."),
  }),
});
