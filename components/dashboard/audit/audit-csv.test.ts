import { expect, test } from "vitest";
import { auditCsvHead, auditCsvLines } from "./audit-csv";
import type { AuditEntry } from "./types";

const entry = (fields: AuditEntry["fields"], name = "Ana"): AuditEntry => ({
  audit_id: "7",
  at: "2026-11-21T10:00:00.000Z",
  subject: "STORE",
  subject_id: "eco_1",
  subject_name: "Shop, the",
  ecommerce_id: "eco_1",
  act: "CHANGED",
  actor: { kind: "staff", id: "usr_1", name },
  address: "10.0.0.1",
  user_agent: "x",
  fields,
});

test("writes one row per changed field and keeps commas, quotes and line breaks inside the cell", () => {
  const lines = auditCsvLines([
    entry([
      { name: "branding.title", before: 'He said "no"', after: "two\nlines" },
      { name: "branding.border_radius", before: null, after: { a: 1 } },
    ]),
  ]);
  const start = '7,2026-11-21T10:00:00.000Z,staff,usr_1,Ana,10.0.0.1,x,CHANGED,STORE,eco_1,"Shop, the",';
  expect(lines).toBe(
    `${start}branding.title,"He said ""no""","two\nlines"\r\n${start}branding.border_radius,,"{""a"":1}"\r\n`,
  );
});

test("neutralizes formulas and writes a row for a change without fields", () => {
  const lines = auditCsvLines([entry([], "=1+1")]);
  expect(lines).toContain(",'=1+1,");
  expect(lines.split("\r\n")).toHaveLength(2);
  expect(lines.split(",").length).toBe(auditCsvHead().split(",").length + 1);
});
