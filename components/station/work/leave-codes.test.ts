import { describe, expect, it } from "vitest";
import { bench, parcel, press, settle, submitted, unit } from "@/test/station/fixtures";
import { codeOf } from "./open-codes";
import type { Station } from "./station";
import { takeScan } from "./take-scan";

const [UNKNOWN, OTHER_UNKNOWN] = ["4006381333931", "5901234123457"];
const other = parcel([unit(4)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });
const OTHER_LABEL = "RT-2222-2222";

/** A parcel with an approved unit and undecided codes. */
const withCodes = async (...codes: string[]) => {
  const { station, sounds } = bench({ parcels: [parcel([unit(1)]), other] });
  await takeScan(station, "1042");
  for (const code of codes) await takeScan(station, code);
  await takeScan(station, "SKU-1");
  return { station, sounds };
};
const sheetOf = (station: Station): string => {
  const { sheet } = station.read();
  return sheet?.kind === "CODE" ? (codeOf(station, sheet.id)?.code ?? "gone") : (sheet?.kind ?? "");
};
const openId = (station: Station) => {
  const { screen } = station.read();
  return screen.kind === "INSPECT" ? screen.processId : screen.kind;
};
const left = (station: Station) => station.read().codes.map(({ code }) => code);

describe("the next parcel's scan, while codes of the open one are undecided", () => {
  it("asks, and submits nothing", async () => {
    const { station, sounds } = await withCodes(UNKNOWN, OTHER_UNKNOWN);
    await takeScan(station, OTHER_LABEL);
    expect([sheetOf(station), openId(station), submitted(station)]).toEqual(["OPEN_CODES", "prc_1", []]);
    expect([station.read().answer?.text, sounds.at(-1)]).toEqual(["2 scanned codes need a decision", "STOP"]);
  });

  it("is answered by keys: decide the first or another one, go back, or leave them for later", async () => {
    const { station } = await withCodes(UNKNOWN, OTHER_UNKNOWN);
    for (const [key, shows] of [
      ["Enter", UNKNOWN],
      ["2", OTHER_UNKNOWN],
      ["Escape", ""],
    ] as const) {
      await takeScan(station, OTHER_LABEL);
      press(station, key);
      expect([sheetOf(station), openId(station), submitted(station)]).toEqual([shows, "prc_1", []]);
    }
    await takeScan(station, OTHER_LABEL);
    press(station, "k");
    expect([sheetOf(station), openId(station), submitted(station).length]).toEqual(["", "prc_2", 1]);
    expect(left(station)).toEqual([UNKNOWN, OTHER_UNKNOWN]);
  });

  it("is answered by the scanner: the same label leaves them for later, the open parcel's own decides them", async () => {
    const { station } = await withCodes(UNKNOWN);
    await takeScan(station, OTHER_LABEL);
    await takeScan(station, "1042");
    expect([sheetOf(station), openId(station), submitted(station)]).toEqual([UNKNOWN, "prc_1", []]);
    await takeScan(station, OTHER_LABEL);
    await takeScan(station, OTHER_LABEL);
    expect([sheetOf(station), openId(station), submitted(station).length]).toEqual(["", "prc_2", 1]);
    expect(left(station)).toEqual([UNKNOWN]);
  });

  it("also asks if nothing is decided yet, and while the server is still being asked about a code", async () => {
    const { station } = bench({ parcels: [parcel([unit(1)]), other] });
    await takeScan(station, "1042");
    await takeScan(station, UNKNOWN);
    await takeScan(station, OTHER_LABEL);
    expect([sheetOf(station), openId(station)]).toEqual(["OPEN_CODES", "prc_1"]);
    press(station, "Enter", "x");
    const answers: (() => void)[] = [];
    const query = () => new Promise((resolve) => answers.push(() => resolve({ parcels: [] })));
    Object.assign(station.api, { findStationParcels: { query } });
    await takeScan(station, "SKU-1");
    void takeScan(station, OTHER_UNKNOWN);
    await takeScan(station, OTHER_LABEL);
    expect(station.read().answer?.text).toBe("A scanned code is still being looked up");
    answers[0]?.();
    await settle();
    expect([sheetOf(station), submitted(station)]).toEqual([OTHER_UNKNOWN, []]);
  });

  it("doesn't ask once they are decided, nor about codes of another parcel", async () => {
    const { station } = await withCodes(UNKNOWN);
    await takeScan(station, OTHER_LABEL);
    press(station, "k");
    await takeScan(station, "SKU-4");
    press(station, "Enter");
    expect([openId(station), submitted(station).length]).toEqual(["DONE", 2]);
  });
});

it("Enter asks before it submits a parcel with undecided codes", async () => {
  const { station } = await withCodes(UNKNOWN);
  press(station, "Enter");
  expect([sheetOf(station), submitted(station)]).toEqual(["OPEN_CODES", []]);
  press(station, "k");
  expect([openId(station), submitted(station).length, left(station)]).toEqual(["DONE", 1, [UNKNOWN]]);
});
