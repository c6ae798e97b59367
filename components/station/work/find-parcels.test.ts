import fc from "fast-check";
import { expect, it } from "vitest";
import { parcel } from "@/test/station/fixtures";
import { codeKey } from "../scan/read-codes";
import { findParcels } from "./find-parcels";

const CODES = ["RT-2222-2222", "#1042", "1Z999AA10123456784", "ana@example.com", "1043"];
const CHANGES = fc.array(
  fc.record({ number: fc.nat(4), codes: fc.subarray(CODES, { minLength: 0 }), isGone: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);

it("finds a code's parcels after any change of the parcels: new ones, removed ones and other codes", () => {
  fc.assert(
    fc.property(CHANGES, (changes) => {
      let parcels = new Map<string, ReturnType<typeof parcel>>();
      for (const { number, codes, isGone } of changes) {
        const id = `prc_${number}`;
        parcels = new Map(parcels);
        if (isGone) parcels.delete(id);
        else parcels.set(id, parcel([], { process_id: id, codes }));
        for (const code of CODES) {
          const expected = [...parcels.values()].filter((each) => each.codes.includes(code));
          const found = findParcels(parcels, [codeKey(code)]);
          expect(new Set(found)).toEqual(new Set(expected));
          expect(found).toHaveLength(expected.length);
        }
      }
    }),
    { numRuns: 30 },
  );
});

it("the most specific match decides, and any other code has no match", () => {
  const [one, other] = [parcel([], { codes: ["A1"] }), parcel([], { process_id: "prc_2", codes: ["B2", "A1"] })];
  const parcels = new Map([one, other].map((each) => [each.process_id, each]));
  expect(findParcels(parcels, ["X", "B2", "A1"])).toEqual([other]);
  expect(findParcels(parcels, ["A1"])).toEqual([one, other]);
  expect(findParcels(parcels, ["C3"])).toEqual([]);
});

it("reads the codes of 500 parcels once, not again with each response of the server", () => {
  let read = 0;
  const watched = (number: number) => {
    const each = parcel([], { process_id: `prc_${number}` });
    const codes = [`RT${number}`];
    const map = codes.map.bind(codes);
    return Object.assign(each, {
      codes: Object.assign(codes, {
        map: (...given: Parameters<typeof map>) => {
          read += 1;
          return map(...given);
        },
      }),
    });
  };
  let parcels = new Map(Array.from({ length: 500 }, (_, at) => [`prc_${at}`, watched(at)]));
  expect(findParcels(parcels, ["RT7"])).toHaveLength(1);
  expect(read).toBe(500);
  for (const number of [7, 8, 9]) {
    parcels = new Map(parcels).set(`prc_${number}`, watched(number));
    expect(findParcels(parcels, ["RT7"])).toEqual([parcels.get("prc_7")]);
  }
  expect(read).toBe(500);
});
