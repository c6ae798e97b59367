import { describe, expect, it } from "vitest";
import { bench, parcel, press, settle, submitted, unit, verdicts } from "@/test/station/fixtures";
import { keptOn } from "../session/load-station";
import { memoryStorage } from "../store/station-storage";
import { codeOf, takeBackAside } from "./open-codes";
import { openOf } from "./parcels";
import { sendQueue } from "./send-queue";
import type { Station } from "./station";
import { lookUpAgain, takeScan } from "./take-scan";

const [UNKNOWN, OTHER_UNKNOWN] = ["4006381333931", "5901234123457"];
const alike = { ean: "8720618301043", line_item_id: "li_1", name: "Wool socks" };
const three = () => parcel([unit(1, alike), unit(2, alike), unit(3, alike)]);
const codes = (station: Station) => station.read().codes.map(({ code, kind }) => `${kind} ${code}`);
const question = (station: Station): string => {
  const { sheet } = station.read();
  return sheet?.kind === "CODE" ? (codeOf(station, sheet.id)?.code ?? "gone") : (sheet?.kind ?? "");
};
const things = (station: Station) => openOf(station)?.draft.besides?.things.map(({ code }) => code) ?? [];

describe("one more unit than announced", () => {
  it("asks, and is neither counted nor dropped", async () => {
    const { station, sounds } = bench({ parcels: [three()] });
    await takeScan(station, "1042");
    for (let piece = 0; piece < 3; piece += 1) await takeScan(station, alike.ean);
    expect([verdicts(station), codes(station)]).toEqual([["APPROVED", "APPROVED", "APPROVED"], []]);
    await takeScan(station, alike.ean);
    expect([question(station), sounds.at(-1), things(station)]).toEqual([alike.ean, "STOP", []]);
    press(station, "Enter");
    expect([things(station), codes(station), question(station)]).toEqual([[alike.ean], [], ""]);
  });

  it("was scanned twice: one key says so, and U restores the question", async () => {
    const { station } = bench({ parcels: [three()] });
    await takeScan(station, "1042");
    for (let piece = 0; piece < 4; piece += 1) await takeScan(station, alike.ean);
    press(station, "x");
    expect([codes(station), things(station), question(station)]).toEqual([[], [], ""]);
    press(station, "u");
    expect([codes(station), question(station)]).toEqual([[`EXTRA ${alike.ean}`], alike.ean]);
    expect(verdicts(station)).toEqual(["APPROVED", "APPROVED", "APPROVED"]);
  });

  it("is undone after later decisions", async () => {
    const { station } = bench({ parcels: [three()] });
    await takeScan(station, "4006381333931");
    press(station, "x");
    await takeScan(station, "1042");
    for (let piece = 0; piece < 3; piece += 1) await takeScan(station, alike.ean);
    press(station, "u");
    expect([verdicts(station), codes(station)]).toEqual([["APPROVED", "APPROVED", null], []]);
    press(station, "a", "Enter", "u");
    expect([station.read().screen.kind, codes(station)]).toEqual(["INSPECT", []]);
  });

  it("asks as often as it occurs", async () => {
    const { station } = bench({ parcels: [three()] });
    await takeScan(station, "1042");
    for (let piece = 0; piece < 5; piece += 1) await takeScan(station, alike.ean);
    expect(codes(station)).toHaveLength(2);
  });
});

describe("a code without a match", () => {
  it("outlives the next scan, another parcel, Escape and the end of its own", async () => {
    const other = parcel([unit(4)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });
    const { station } = bench({ parcels: [parcel([unit(1)]), other] });
    await takeScan(station, "1042");
    await takeScan(station, UNKNOWN);
    await takeScan(station, "SKU-1");
    expect([verdicts(station), question(station)]).toEqual([["APPROVED"], ""]);
    await takeScan(station, OTHER_UNKNOWN);
    press(station, "Escape");
    await takeScan(station, "RT-2222-2222");
    press(station, "k");
    expect(submitted(station)).toHaveLength(1);
    expect(station.read().screen).toMatchObject({ processId: "prc_2" });
    expect(codes(station)).toEqual([`UNKNOWN ${UNKNOWN}`, `UNKNOWN ${OTHER_UNKNOWN}`]);
    press(station, "e", "2");
    expect(question(station)).toBe(OTHER_UNKNOWN);
  });

  it("is stored on the device until it is decided", async () => {
    const storage = memoryStorage();
    const { station } = bench({ parcels: [parcel([unit(1)])], storage });
    await takeScan(station, "1042");
    await takeScan(station, UNKNOWN);
    expect((await keptOn(storage)).codes).toMatchObject([{ code: UNKNOWN, returnCode: "RT-9P4M-6XHE" }]);
    press(station, "x");
    expect((await keptOn(storage)).codes).toEqual([]);
  });

  it("is stored while the server is asked, and removed when it is known", async () => {
    const storage = memoryStorage();
    const { station } = bench({ parcels: [], storage });
    let answer: (parcels: unknown[]) => void = () => undefined;
    const query = () =>
      new Promise((resolve) => {
        answer = (parcels) => resolve({ parcels });
      });
    Object.assign(station.api, { findStationParcels: { query } });
    const asked = takeScan(station, "RT-2222-2222");
    expect((await keptOn(storage)).codes).toMatchObject([{ code: "RT-2222-2222", isOffline: true }]);
    answer([parcel([unit(4)], { process_id: "prc_2" })]);
    await asked;
    expect([(await keptOn(storage)).codes, codes(station)]).toEqual([[], []]);
  });

  it("is kept if the response came when another parcel was open", async () => {
    const { station } = bench({ parcels: [parcel([unit(1)])] });
    const answers: (() => void)[] = [];
    const query = () => new Promise((resolve) => answers.push(() => resolve({ parcels: [] })));
    Object.assign(station.api, { findStationParcels: { query } });
    await takeScan(station, "1042");
    void takeScan(station, UNKNOWN);
    press(station, "Escape");
    answers[0]?.();
    await settle();
    expect([question(station), station.read().codes]).toMatchObject(["", [{ code: UNKNOWN, processId: "prc_1" }]]);
  });

  it("is registered alone when set aside, or with its return when that is submitted", async () => {
    const told: unknown[] = [];
    const { station, advance } = bench({
      parcels: [parcel([unit(1)])],
      server: { found: (call) => void told.push(call), submit: () => ({ parcel: parcel([]) }) },
    });
    await takeScan(station, "1042");
    await takeScan(station, UNKNOWN);
    press(station, "s");
    const { sheet } = station.read();
    if (sheet?.kind === "ASIDE") takeBackAside(station, sheet);
    expect([question(station), station.read().queue]).toEqual([UNKNOWN, []]);
    press(station, "s", "Escape");
    await takeScan(station, OTHER_UNKNOWN);
    press(station, "Escape", "a", "Enter", "k", "e", "Enter");
    advance(20_000);
    await sendQueue(station);
    expect(told).toMatchObject([
      { process_id: "", items: [{ code: UNKNOWN }], note: "Scanned at the inspection of RT-9P4M-6XHE" },
      { process_id: "prc_1", items: [{ code: OTHER_UNKNOWN }] },
    ]);
    expect(codes(station)).toEqual([]);
  });

  it("scanned offline is looked up once online, and only a response removes it from the list", async () => {
    const late = parcel([unit(4)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });
    let isAway = true;
    const find = () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return [late];
    };
    const { station } = bench({ parcels: [], server: { find } });
    await takeScan(station, "RT-2222-2222");
    expect(station.read().codes).toMatchObject([{ code: "RT-2222-2222", isOffline: true }]);
    const [entry] = station.read().codes;
    if (entry !== undefined) await lookUpAgain(station, entry);
    expect(station.read().codes).toHaveLength(1);
    isAway = false;
    if (entry !== undefined) await lookUpAgain(station, entry);
    expect(station.read()).toMatchObject({ codes: [], screen: { processId: "prc_2" } });
  });

  it("is one entry however often the same label is scanned, and stays open while another is registered", async () => {
    const { station } = bench({ parcels: [] });
    await takeScan(station, "3SNOBODY000");
    await takeScan(station, "3SNOBODY000");
    expect(codes(station)).toEqual(["UNKNOWN 3SNOBODY000"]);
    press(station, "r", "Escape");
    expect([codes(station), station.read().found?.code]).toEqual([[], "3SNOBODY000"]);
    await takeScan(station, "3SNOBODY111");
    press(station, "r");
    expect([codes(station), station.read().found?.code]).toEqual([["UNKNOWN 3SNOBODY111"], "3SNOBODY000"]);
  });

  it("is removed if it was only the beginning of a longer one", async () => {
    const { station } = bench({ parcels: [parcel([unit(1)])] });
    await takeScan(station, "1042");
    await takeScan(station, { text: "SKU-", byPlace: "SKU-", isRest: false });
    expect(codes(station)).toEqual(["UNKNOWN SKU-"]);
    await takeScan(station, { text: "SKU-1", byPlace: "SKU-1", isRest: true });
    expect([codes(station), verdicts(station)]).toEqual([[], ["APPROVED"]]);
  });
});
