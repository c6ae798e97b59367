import { expect, test } from "vitest";
import type { AuditEntry, Snapshot } from "@/server/domain/audit/types";
import { presentAuditEntry } from "./audit";

const entry = (before: Snapshot | null, after: Snapshot | null): AuditEntry => ({
  ...{ id: "1", ecommerceId: "store", subject: "RETURN_CONDITIONS", subjectId: "store", subjectName: "Store" },
  ...{ act: before === null ? "CREATED" : "CHANGED", before, after },
  ...{ actorKind: "staff", actorId: "ana", actorName: "Ana", address: "203.0.113.7", userAgent: "Test" },
  at: "2026-11-02T10:00:00.000Z",
});
const conditions = (content: Snapshot, version = 1) => ({ content, version, note: null });

test.each([
  ["first conditions tell what they say themselves", null, conditions({ returnPeriodDays: 30 }), []],
  [
    "and it is compared with what every store has without them",
    ...([null, conditions({ returnPeriodDays: null })] as const),
    [{ name: "return_period_days", before: 30, after: null }],
  ],
  [
    "a field that conditions of an earlier version did not have was as it is for every store",
    ...([conditions({}), conditions({ returnPeriodDays: 45 }, 2)] as const),
    [{ name: "return_period_days", before: 30, after: 45 }],
  ],
])("%s", (_, before, after, fields) => {
  const told = presentAuditEntry(entry(before, after), []).fields;
  expect(told).toEqual(fields);
});
