import { describe, expect, it } from "vitest";
import { bench, parcel, READER, unit, verdicts } from "@/test/station/fixtures";
import { approveRest } from "./decide";
import { openPiece } from "./open-parcel";
import { parcelOf } from "./parcels";
import { piecesWords } from "./pieces";
import type { Station } from "./station";
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
  it("is opened by the label of either one, and that one has arrived", async () => {
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
    // The inspection continues: the verdicts of the first parcel are still there.
    expect([received, verdicts(station)]).toEqual([
      [2, 1],
      ["APPROVED", null],
    ]);
    expect(piecesWords(READER.t, parcelOf(station, "prc_1") ?? parcel([]))).toBe("Both parcels are here.");
  });

  it("continues with the first uninspected unit when the next parcel is opened, by its label or manually", async () => {
    const [open, whole] = [inTwo("IN_WAREHOUSE", "COLLECTED"), inTwo("IN_WAREHOUSE", "IN_WAREHOUSE")];
    const inFocus = (station: Station) => [...station.read().drafts.values()].map(({ activeId }) => activeId);
    const byLabel = (station: Station) => takeScan(station, "JJD002");
    const byHand = (station: Station) => openPiece(station, open, 2);
    for (const [known, openNext] of [
      [open, byLabel],
      [open, byHand],
      // The carrier has announced both before.
      [whole, byLabel],
    ] as const) {
      const receive = (_: string, piece?: number) => ({ moved_from: null, parcel: piece === 2 ? whole : known });
      const { station } = bench({ parcels: [known], server: { receive } });
      await takeScan(station, "JJD001");
      await takeScan(station, "8720618301041");
      // A scanned unit stays in focus until another is.
      expect(inFocus(station)).toEqual(["unit_1"]);
      await openNext(station);
      expect(inFocus(station)).toEqual(["unit_2"]);
    }
  });

  it("may be finished with open units while a parcel is expected, and none of them is missing", async () => {
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
    const now = (here: StationParcel) => readinessOf({ t: READER.t, parcel: here, draft, store, person: facts.person });
    expect(now(open)).toMatchObject({ blocker: "", isAskingForRest: false, isComplete: false });
    const whole = { ...inTwo("IN_WAREHOUSE", "IN_WAREHOUSE"), shipping_status: "IN_WAREHOUSE" as const };
    expect(now(whole)).toMatchObject({ blocker: "", isAskingForRest: true });
  });
});
