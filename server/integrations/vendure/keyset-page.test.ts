import fc from "fast-check";
import { expect, test } from "vitest";
import { keysetPage, type ListStamped, type Place, readPlace } from "./keyset-page";

type Row = { id: string; at: number };

/** A list that responds like Vendure: sorted by time and ID, within a range. */
const listOf =
  (rows: readonly Row[]): ListStamped =>
  async ({ from, to, skip, take }) => {
    const found = rows
      .filter(({ at }) => at >= from.getTime() && (to === null || at <= to.getTime()))
      .sort((one, other) => one.at - other.at || Number(one.id) - Number(other.id));
    const items = found.slice(skip, skip + take).map(({ id, at }) => ({ id, at: new Date(at).toISOString() }));
    return { items, totalItems: found.length };
  };

/** Reads all pages; `change` may modify rows after each page, as in a live shop. */
const readAll = async (rows: Row[], change: (page: number) => void): Promise<Set<string>> => {
  const seen = new Set<string>();
  let place: Place | null = readPlace("", new Date(0));
  for (let page = 0; place !== null; page += 1) {
    if (page > 500) throw new Error("It never ends.");
    const read: { ids: readonly string[]; next: Place | null } = await keysetPage(listOf(rows), { place, take: 3 });
    for (const id of read.ids) seen.add(id);
    place = read.next;
    change(page);
  }
  return seen;
};

test("skips no row when rows change while pages are read, or when many have the same time", async () => {
  const moments = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 });
  const touches = fc.array(fc.nat({ max: 39 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(moments, touches, async (ats, touched) => {
      const rows = ats.map((at, index) => ({ id: String(index), at: at * 10 }));
      const seen = await readAll(rows, (page) => {
        const row = rows[touched[page] ?? -1];
        if (row !== undefined) row.at = 1_000 + page;
      });
      expect(seen.size).toBe(rows.length);
    }),
    { numRuns: 200 },
  );
});

test("rejects a damaged cursor with an explanation", () => {
  expect(() => readPlace("{", new Date(0))).toThrow("The place to go on reading at is damaged.");
});
