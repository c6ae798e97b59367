import { describe, expect, it } from "vitest";
import { bench, parcel, press, submitted, unit, verdicts } from "@/test/station/fixtures";
import { toggleCheck } from "./give-grade";
import { nextPlaces } from "./next-places";
import { openOf } from "./parcels";
import { takeScan } from "./take-scan";

describe("the loop", () => {
  it("approves n good units with n+1 scans and no key, and the next parcel's scan submits them", async () => {
    const first = parcel([unit(1), unit(2), unit(3)]);
    const second = parcel([unit(4)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });
    const { station } = bench({ parcels: [first, second] });
    await takeScan(station, "RT-9P4M-6XHE");
    for (const number of [2, 1, 3]) await takeScan(station, `872061830104${number}`);
    expect(verdicts(station)).toEqual(["APPROVED", "APPROVED", "APPROVED"]);
    await takeScan(station, "RT-2222-2222");
    expect(station.read().screen).toEqual({ kind: "INSPECT", processId: "prc_2" });
    expect(submitted(station)).toMatchObject([
      { processId: "prc_1", counts: { approved: 3, declined: 0, missing: 0 } },
    ]);
  });

  it("takes 20 good units with 21 scans", async () => {
    const units = Array.from({ length: 20 }, (_, index) => unit(index + 1, { ean: `40063813339${index + 10}` }));
    const next = parcel([unit(99)], { process_id: "prc_2", codes: ["rt22222222"] });
    const { station } = bench({ parcels: [parcel(units), next] });
    await takeScan(station, "1042");
    for (const { ean } of units) await takeScan(station, ean);
    await takeScan(station, "RT-2222-2222");
    expect(submitted(station)).toMatchObject([{ counts: { approved: 20, declined: 0, missing: 0 } }]);
  });

  it("declines a scanned unit with two keys, marks another as missing with one, and submits with Enter", async () => {
    const { station } = bench({ parcels: [parcel([unit(1), unit(2), unit(3)])] });
    await takeScan(station, "1042");
    await takeScan(station, "SKU-1");
    press(station, "d", "2");
    press(station, "m");
    press(station, "a");
    press(station, "Enter");
    expect(submitted(station)[0]?.call.reviews).toMatchObject([
      { unit_id: "unit_1", status: "DECLINED", reject_reason: "Damaged", show_reject_reason: true },
      { unit_id: "unit_2", status: "MISSING" },
      { unit_id: "unit_3", status: "APPROVED" },
    ]);
    expect(station.read().screen.kind).toBe("DONE");
  });

  it("handles two identical units one after the other, and says when all have a verdict", async () => {
    const alike = { ean: "8720618301043", line_item_id: "li_1" };
    const { station, sounds } = bench({ parcels: [parcel([unit(1, alike), unit(2, alike)])] });
    await takeScan(station, "1042");
    await takeScan(station, "8720618301043");
    await takeScan(station, "08720618301043");
    expect(verdicts(station)).toEqual(["APPROVED", "APPROVED"]);
    await takeScan(station, "8720618301043");
    expect(sounds.at(-1)).toBe("STOP");
  });

  it("names the unit without a verdict, and the declined one without a reason, instead of submitting", async () => {
    const { station } = bench({ parcels: [parcel([unit(1), unit(2)])] });
    await takeScan(station, "1042");
    press(station, "a", "Enter");
    expect(station.read().answer?.text).toBe("Unit 2 isn’t inspected yet.");
    press(station, "d", "Enter");
    expect(station.read().answer?.text).toBe("Choose a reason for unit 2.");
    press(station, "0", "Enter");
    expect(station.read().answer?.text).toBe("Write a reason for unit 2.");
    expect(submitted(station)).toEqual([]);
  });

  it("keeps a partly inspected parcel when the next one is scanned, and leaves an untouched one", async () => {
    const second = parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"] });
    const { station } = bench({ parcels: [parcel([unit(1), unit(2)]), second] });
    await takeScan(station, "1042");
    press(station, "a");
    await takeScan(station, "RT-2222-2222");
    expect(station.read().screen).toMatchObject({ processId: "prc_1" });
    press(station, "u");
    await takeScan(station, "RT-2222-2222");
    expect(station.read().screen).toMatchObject({ processId: "prc_2" });
    expect(submitted(station)).toEqual([]);
  });

  it("submits a part if the store allows it, and asks before the rest counts as missing", async () => {
    const part = bench({ parcels: [parcel([unit(1), unit(2)])], store: { incomplete_review: "LEFT_OPEN" } }).station;
    await takeScan(part, "1042");
    press(part, "a", "Enter");
    expect(submitted(part)).toMatchObject([{ counts: { approved: 1, missing: 0 } }]);
    const rest = bench({
      parcels: [parcel([unit(1), unit(2)])],
      store: { incomplete_review: "COUNTED_AS_MISSING" },
    }).station;
    await takeScan(rest, "1042");
    press(rest, "a", "Enter");
    expect(rest.read().sheet).toMatchObject({ kind: "MISSING_REST" });
    expect(submitted(rest)).toEqual([]);
    press(rest, "Enter");
    expect(submitted(rest)).toMatchObject([{ counts: { approved: 1, missing: 1 } }]);
  });

  it("asks before a valuable unit is marked as missing", async () => {
    const { station } = bench({ parcels: [parcel([unit(1, { paid_amount: "10001" })])] });
    await takeScan(station, "1042");
    press(station, "m");
    expect(verdicts(station)).toEqual([null]);
    expect(station.read().sheet).toMatchObject({ kind: "MISSING_ONE" });
    press(station, "Enter");
    expect(verdicts(station)).toEqual(["MISSING"]);
  });

  it("undoes step by step: a verdict, then the last parcel for ten seconds", async () => {
    const { station, advance } = bench({ parcels: [parcel([unit(1)])] });
    await takeScan(station, "1042");
    press(station, "a", "u");
    expect(verdicts(station)).toEqual([null]);
    press(station, "a", "Enter", "u");
    expect(station.read().screen.kind).toBe("INSPECT");
    expect(verdicts(station)).toEqual(["APPROVED"]);
    expect(submitted(station)).toEqual([]);
    press(station, "Enter");
    advance(10_001);
    press(station, "u");
    expect(station.read().answer?.text).toBe("Nothing to undo.");
    expect(submitted(station)).toHaveLength(1);
  });

  it("ignores letters and digits that are off; Enter still submits", async () => {
    const { station } = bench({ parcels: [parcel([unit(1)])] });
    station.change({ areKeysOn: false });
    await takeScan(station, "1042");
    press(station, "a");
    expect(verdicts(station)).toEqual([null]);
    await takeScan(station, "SKU-1");
    press(station, "Enter");
    expect(submitted(station)).toHaveLength(1);
  });

  it("only selects a unit by its scan, and waits for Enter before the next parcel, when so configured", async () => {
    const second = parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"] });
    const { station, sounds } = bench({ parcels: [parcel([unit(1), unit(2)]), second] });
    station.change({ isScanVerdict: false, isScanSubmit: false });
    await takeScan(station, "1042");
    await takeScan(station, "SKU-2");
    expect(verdicts(station)).toEqual([null, null]);
    press(station, "a", "a");
    expect(verdicts(station)).toEqual(["APPROVED", "APPROVED"]);
    await takeScan(station, "RT-2222-2222");
    expect(station.read()).toMatchObject({ screen: { processId: "prc_1" }, queue: [] });
    expect([sounds.at(-1), station.read().answer?.text]).toEqual([
      "STOP",
      "This parcel is complete. Press Enter to submit it.",
    ]);
    press(station, "Enter");
    await takeScan(station, "RT-2222-2222");
    expect(station.read().screen).toMatchObject({ processId: "prc_2" });
  });

  it("continues with the next unit when a draft is reopened: no unit is in hand", async () => {
    const { station } = bench({ parcels: [parcel([unit(1), unit(2)])] });
    await takeScan(station, "1042");
    await takeScan(station, "SKU-1");
    press(station, "Escape");
    await takeScan(station, "1042");
    press(station, "d");
    expect(verdicts(station)).toEqual(["APPROVED", "DECLINED"]);
  });

  it("declines a unit that another item was sent for, and records an extra one", async () => {
    const { station } = bench({ parcels: [parcel([unit(1), unit(2)])] });
    await takeScan(station, "1042");
    await takeScan(station, "4006381333931");
    press(station, "2");
    expect(verdicts(station)).toEqual([null, "DECLINED"]);
    await takeScan(station, "4006381333948");
    press(station, "Enter");
    press(station, "ArrowDown", "a", "Enter");
    expect(submitted(station)[0]?.call).toMatchObject({
      reviews: [{ status: "APPROVED" }, { status: "DECLINED", reject_reason: "Another item was sent" }],
    });
  });

  it("grades approved units with a digit, and routes them by grade", async () => {
    const grades = [
      { name: "A", hint: "" },
      { name: "B", hint: "" },
    ];
    const dispositions = [
      { verdict: "APPROVED" as const, reasons: [], category_ids: [], grades: ["B"], place: "OUTLET", hint: "" },
      { verdict: "APPROVED" as const, reasons: [], category_ids: [], grades: [], place: "RESTOCK", hint: "" },
    ];
    const check_lists = [{ category_ids: [], lines: ["Tags are on"] }];
    const rules = { dispositions, grades, check_lists, is_grade_asked: true };
    const store = { rules: { ...rules, photo_reasons: [], is_reason_shown: true, ask_above: "10000" } };
    const { station } = bench({ parcels: [parcel([unit(1), unit(2)])], store });
    await takeScan(station, "1042");
    press(station, "a", "Enter");
    expect(station.read().answer?.text).toBe("Choose a grade for unit 1.");
    press(station, "2");
    await takeScan(station, "SKU-2");
    toggleCheck(station, 0);
    press(station, "1", "Enter");
    const [entry] = submitted(station);
    expect(entry?.call.reviews).toMatchObject([
      { grade: "B", checks: [] },
      { grade: "A", checks: ["Tags are on"] },
    ]);
    const [store0] = station.read().facts.stores;
    const places = entry && store0 ? nextPlaces(entry.parcel, entry.draft, store0) : [];
    expect(places.map(({ place, units }) => `${place} ${units.length}`)).toEqual(["OUTLET 1", "RESTOCK 1"]);
  });

  it("doesn't submit a damaged unit without a grade, and restocks it only as like new", async () => {
    const { station } = bench({ parcels: [parcel([unit(1, { requires_grade: true }), unit(2)])] });
    await takeScan(station, "1042");
    press(station, "a");
    expect(openOf(station)?.draft.activeId).toBe("unit_1");
    await takeScan(station, "SKU-2");
    press(station, "a", "Enter");
    expect(station.read().answer?.text).toBe("Choose a grade for unit 1.");
    press(station, "2", "Enter");
    const [entry] = submitted(station);
    expect(entry?.call.reviews).toMatchObject([{ grade: "Damaged" }, { grade: "" }]);
    const [store] = station.read().facts.stores;
    const places = entry && store ? nextPlaces(entry.parcel, entry.draft, store) : [];
    expect(places.map(({ place, units }) => `${place} ${units.length}`)).toEqual(["RESTOCK 04 1", "QUARANTINE 1"]);
  });

  it("says where each unit goes, by the first matching rule", async () => {
    const { station } = bench({ parcels: [parcel([unit(1, { category_ids: ["shoes"] }), unit(2), unit(3), unit(4)])] });
    await takeScan(station, "1042");
    press(station, "a", "a", "d", "2", "d", "1");
    const open = openOf(station);
    const places = open === null ? [] : nextPlaces(open.parcel, open.draft, open.store);
    expect(places.map(({ place, units }) => [place, units.length])).toEqual([
      ["SHOES 1", 1],
      ["RESTOCK 04", 1],
      ["REPAIR", 1],
      ["QUARANTINE", 1],
    ]);
  });
});
