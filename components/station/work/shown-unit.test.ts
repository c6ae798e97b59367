import { describe, expect, it } from "vitest";
import { bench, parcel, press, settle, unit, verdicts } from "@/test/station/fixtures";
import { chooseUnit } from "./decide";
import { keepParcels, openOf } from "./parcels";
import { onScreen, pressKeys } from "./press-keys";
import { takeScan } from "./take-scan";

const ACTS = { print: () => undefined, photograph: () => undefined };
const shown = (station: ReturnType<typeof bench>["station"]) => openOf(station)?.draft.activeId;

describe("verdict keys", () => {
  it("apply to the unit on screen after a scan, never to another one", async () => {
    for (const [key, verdict] of [
      ["m", "MISSING"],
      ["d", "DECLINED"],
    ] as const) {
      const { station } = bench({ parcels: [parcel([unit(1), unit(2), unit(3)])] });
      await takeScan(station, "1042");
      await takeScan(station, "SKU-2");
      press(station, key);
      expect(verdicts(station)).toEqual([null, verdict, null]);
    }
  });

  it("only move on if the unit on screen has that verdict, so that the next one is seen", async () => {
    const { station } = bench({ parcels: [parcel([unit(1), unit(2), unit(3)])] });
    await takeScan(station, "1042");
    await takeScan(station, "SKU-1");
    press(station, "a");
    expect([verdicts(station), shown(station)]).toEqual([["APPROVED", null, null], "unit_2"]);
    press(station, "m");
    expect(verdicts(station)).toEqual(["APPROVED", "MISSING", null]);
    press(station, "d", "d");
    expect(station.read().answer?.text).toBe("Choose a reason for unit 3.");
    press(station, "2", "d");
    expect(openOf(station)?.draft.units.unit_3).toMatchObject({ status: "DECLINED", reason: "Damaged" });
    expect(station.read().answer?.text).toBe("Every unit is inspected.");
  });

  it("do nothing to units that aren't shown: beside an extra item, and when the server was faster", async () => {
    const { station, sounds } = bench({ parcels: [parcel([unit(1), unit(2)])] });
    await takeScan(station, "1042");
    await takeScan(station, "4006381333931");
    press(station, "Enter", "a");
    expect([verdicts(station), sounds.at(-1)]).toEqual([[null, null], "STOP"]);
    press(station, "ArrowDown");
    keepParcels(station, [parcel([unit(1, { verdict: "APPROVED" }), unit(2)])]);
    press(station, "m");
    expect(verdicts(station)).toEqual([null, null]);
    expect(station.read().answer?.text).toBe("Unit 1 (Jumper 1) was already inspected.");
  });

  it("apply to the unit that undo brings on screen", async () => {
    for (const [key, verdict] of [
      ["m", "MISSING"],
      ["d", "DECLINED"],
    ] as const) {
      const { station } = bench({ parcels: [parcel([unit(1), unit(2), unit(3)])] });
      await takeScan(station, "1042");
      await takeScan(station, "SKU-2");
      press(station, "u");
      expect([verdicts(station), shown(station)]).toEqual([[null, null, null], "unit_1"]);
      press(station, key);
      expect(verdicts(station)).toEqual([verdict, null, null]);
    }
  });

  it("do nothing behind an open sheet, and after an unknown code apply to the unit shown again", async () => {
    const { station } = bench({ parcels: [parcel([unit(1), unit(2), unit(3)])] });
    await takeScan(station, "1042");
    await takeScan(station, "SKU-2");
    await takeScan(station, "4006381333931");
    expect(station.read().sheet).toMatchObject({ kind: "CODE" });
    press(station, "d", "m", "a");
    expect([verdicts(station), station.read().sheet]).toMatchObject([[null, "APPROVED", null], { kind: "CODE" }]);
    press(station, "Escape");
    expect([station.read().sheet, shown(station)]).toEqual([null, "unit_2"]);
    press(station, "d");
    expect(verdicts(station)).toEqual([null, "DECLINED", null]);
    for (const kind of ["HELP", "NOTE", "SHIFT", "QUEUE", "TYPE"] as const) {
      station.change({ sheet: kind === "HELP" ? { kind, isAll: false } : { kind } });
      press(station, "d", "m", "a");
      expect(verdicts(station)).toEqual([null, "DECLINED", null]);
    }
  });

  it("answer a question for its unit, whatever is on screen since", async () => {
    const units = [unit(1, { paid_amount: "10001" }), unit(2)];
    const { station } = bench({ parcels: [parcel(units)] });
    await takeScan(station, "1042");
    press(station, "m");
    chooseUnit(station, units[1]);
    expect(station.read().sheet).toMatchObject({ kind: "MISSING_ONE" });
    press(station, "Enter");
    expect(verdicts(station)).toEqual(["MISSING", null]);
  });

  it("are ignored if another parcel came on screen after they were pressed", async () => {
    const other = parcel([unit(4)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });
    const { station, sounds } = bench({ parcels: [parcel([unit(1)]), other] });
    await takeScan(station, "1042");
    const seen = onScreen(station);
    await takeScan(station, "RT-2222-2222");
    pressKeys(station, [{ key: "a", isShifted: false }], ACTS, seen);
    await settle();
    expect([verdicts(station), sounds.at(-1)]).toEqual([[null], "STOP"]);
  });
});
