import fc from "fast-check";
import { expect, test } from "vitest";
import { addTaken, type SyncCounts, type TakenRecord } from "./sync";

const result = fc.constantFrom(...(["CREATED", "UPDATED", "UNCHANGED", "SKIPPED", "KEPT", "REFUSED"] as const));
const record = fc
  .record({ id: fc.constantFrom("1", "2", "3"), result })
  .map(({ id, result }): TakenRecord => ({ id, record: `#${id}`, result, reason: "why", updatedAt: "" }));

test("the counts of a reading add up after every page, and its report names what is still open", () => {
  fc.assert(
    fc.property(fc.array(fc.array(record, { maxLength: 6 }), { maxLength: 6 }), (pages) => {
      let at: Parameters<typeof addTaken>[0] = { counts: {}, report: {} };
      const last = new Map<string, TakenRecord["result"]>();
      for (const page of pages) {
        const next = addTaken(at, page);
        for (const { record: name, result } of page) last.set(name, result);
        expect(sumOf(next.counts)).toBe(next.counts.read);
        const open = [...last].filter(([, each]) => each === "KEPT" || each === "REFUSED").map(([name]) => name);
        expect(next.report.refusals.map((refusal) => refusal.record).sort()).toEqual(open.sort());
        at = next;
      }
      // Pages overlap: a record that comes again is not another record.
      expect(addTaken(at, []).counts.read).toBe(last.size);
    }),
  );
});

const sumOf = ({ created, updated, unchanged, skipped, kept, refused }: SyncCounts): number =>
  created + updated + unchanged + skipped + kept + refused;
