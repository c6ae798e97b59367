import { describe, expect, it } from "vitest";
import { approveRest } from "./decide";
import { bench, parcel, unit, verdicts } from "./fixtures";
import { parcelOf } from "./parcels";
import { piecesWords } from "./pieces";
import { readinessOf } from "./submission";
import { takeScan } from "./take-scan";
import type { StationParcel } from "./types";

const CODES = ["rt9p4m6xhe", "jjd001", "jjd002"];
const inTwo = (one: StationParcel["shipping_status"], two: StationParcel["shipping_status"]): StationParcel =>
  parcel([unit(1), unit(2)], {
    ...{ codes: CODES, shipping_status: "COLLECTED" },
    pieces: [
      { number: 1, tracking_number: "JJD 001", shipping_status: one },
      { number: 2, tracking_number: "JJD 002", shipping_status: two },
    ],
  });

describe("a return in two parcels", () => {
  it("is opened by the label of either one, and that one is here", async () => {
    const received: (number | undefined)[] = [];
    const receive = (_: string, piece?: number) => {
      received.push(piece);
      const isAll = received.length > 1;
      return {
        ...{ moved_from: "COLLECTED" as const, piece: piece ?? 0 },
        parcel: inTwo(isAll ? "IN_WAREHOUSE" : "COLLECTED", "IN_WAREHOUSE"),
      };
    };
    const { station } = bench({ parcels: [inTwo("COLLECTED", "COLLECTED")], server: { receive } });
    await takeScan(station, "JJD002");
    await Promise.resolve();
    expect(station.read().answer?.text).toBe("Parcel 2 of 2 is here. Parcel 1 is on its way.");
    await takeScan(station, "8720618301041");
    await takeScan(station, "JJD001");
    await Promise.resolve();
    // The inspection goes on: what was decided of the first parcel is still there.
    expect([received, verdicts(station)]).toEqual([
      [2, 1],
      ["APPROVED", null],
    ]);
    expect(piecesWords(parcelOf(station, "prc_1") ?? parcel([]))).toBe("Both parcels are here.");
  });

  it("may be finished with units open while a parcel is to come, and none of them is missing", async () => {
    const open = inTwo("IN_WAREHOUSE", "COLLECTED");
    const { station } = bench({ parcels: [open], store: { incomplete_review: "COUNTED_AS_MISSING" } });
    await takeScan(station, "JJD001");
    await takeScan(station, "8720618301041");
    approveRest(station);
    expect(verdicts(station)).toEqual(["APPROVED", null]);
    const { drafts, facts } = station.read();
    const [draft] = [...drafts.values()];
    const [store] = facts.stores;
    if (draft === undefined || store === undefined) throw new Error("Nothing is open.");
    const now = (here: StationParcel) => readinessOf(here, draft, store, facts.person);
    expect(now(open)).toMatchObject({ blocker: "", isAskingForRest: false, isComplete: false });
    const whole = { ...inTwo("IN_WAREHOUSE", "IN_WAREHOUSE"), shipping_status: "IN_WAREHOUSE" as const };
    expect(now(whole)).toMatchObject({ blocker: "", isAskingForRest: true });
  });
});
