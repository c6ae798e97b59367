import { describe, expect, test } from "vitest";
import { asksForDocuments, takesDocuments } from "./asks-for-documents";

const CREATED = "2026-11-20T10:00:00.000Z";

const facts = (more: Record<string, unknown> = {}) =>
  ({
    ...{ status: "RUNNING", units: [{ verdict: "UNDECIDED" }], documents: [], createdAt: CREATED, hasMessage: false },
    terms: { workflow: { areDocumentsRequired: true } },
    ...more,
  }) as unknown as Parameters<typeof takesDocuments>[0];
const NOT_REQUIRED = { terms: { workflow: { areDocumentsRequired: false } } };

describe("photos of a confirmed return", () => {
  test("are requested if the rules require some and none came with it", () => {
    expect(asksForDocuments(facts())).toBe(true);
    expect(asksForDocuments(facts({ documents: [{ createdAt: CREATED }] }))).toBe(false);
    expect(asksForDocuments(facts({ documents: [{ createdAt: "2026-11-21T10:00:00.000Z" }] }))).toBe(true);
  });

  test("are requested if the store has sent a message, whatever came before", () => {
    const written = { ...NOT_REQUIRED, hasMessage: true, documents: [{ createdAt: CREATED }] };
    expect(asksForDocuments(facts(written))).toBe(true);
    expect(takesDocuments(facts(NOT_REQUIRED))).toBe(false);
  });

  test.each([{ status: "CANCELED" }, { status: "COMPLETED" }, { units: [{ verdict: "APPROVED" }] }])(
    "are no longer useful: %o",
    (over) => {
      expect(takesDocuments(facts({ ...over, hasMessage: true }))).toBe(false);
      expect(takesDocuments(facts({ status: "ON_HOLD" }))).toBe(true);
    },
  );
});
