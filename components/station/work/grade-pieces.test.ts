import { describe, expect, it } from "vitest";
import { bench, parcel, press, refusal, submitted, unit } from "@/test/station/fixtures";
import { conditionOf } from "./condition-grades";
import { openOf } from "./parcels";
import { sendQueue } from "./send-queue";
import type { Station } from "./station";
import { reopen } from "./submit";
import { takeScan } from "./take-scan";

const damaged = { ean: "8720618301043", line_item_id: "li_1", name: "Wool socks", requires_grade: true };
/** Three identical damaged units, and a unit without a grade. */
const mixed = () => parcel([unit(1, damaged), unit(2, damaged), unit(3, damaged), unit(4)]);
const shown = (station: Station) => openOf(station)?.draft.activeId;
const grades = (station: Station) => {
  const open = openOf(station);
  return open?.parcel.units.map(({ unit_id }) => conditionOf(open.draft, unit_id).grade);
};

describe("identical units that each need a grade", () => {
  it("are shown one after the other until each has its own", async () => {
    const { station } = bench({ parcels: [mixed()] });
    await takeScan(station, "1042");
    for (let piece = 0; piece < 3; piece += 1) await takeScan(station, damaged.ean);
    expect(shown(station)).toBe("unit_3");
    press(station, "1");
    expect(shown(station)).toBe("unit_1");
    press(station, "2");
    expect(shown(station)).toBe("unit_2");
    press(station, "1");
    expect([grades(station), shown(station)]).toEqual([["Damaged", "Like new", "Like new", ""], "unit_4"]);
  });

  it("are shown when all are approved at once, and with Approve after the last verdict", async () => {
    const { station } = bench({ parcels: [mixed()] });
    await takeScan(station, "1042");
    press(station, "A", "Enter");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_1", "4 approved. Choose a grade for unit 1."]);
    press(station, "1", "1", "ArrowDown", "a");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_3", "Unit 3, Wool socks. Choose a grade."]);
  });
});

describe("a submission rejected on this device", () => {
  const gone = () => parcel([unit(1), unit(2, { requires_grade: true }), unit(3)]);

  it("shows the unit that lacks a grade, on Enter and on the next parcel's scan", async () => {
    const other = parcel([unit(5)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });
    const { station } = bench({ parcels: [gone(), other] });
    await takeScan(station, "1042");
    for (const sku of ["SKU-1", "SKU-2", "SKU-3"]) await takeScan(station, sku);
    expect(shown(station)).toBe("unit_3");
    press(station, "Enter");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_2", "Choose a grade for unit 2."]);
    press(station, "ArrowUp");
    await takeScan(station, "RT-2222-2222");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_2", "Choose a grade for unit 2."]);
    press(station, "1", "Enter");
    expect(submitted(station)).toHaveLength(1);
  });

  it("shows the unit that lacks its reason, photo or verdict", async () => {
    const rules = { photo_reasons: ["Damaged"], is_reason_shown: true, ask_above: "10000" };
    const shelf = { dispositions: [], grades: [], is_grade_asked: false, check_lists: [] };
    const { station } = bench({ parcels: [gone()], store: { rules: { ...rules, ...shelf } } });
    await takeScan(station, "1042");
    press(station, "d");
    await takeScan(station, "SKU-3");
    press(station, "Enter");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_1", "Choose a reason for unit 1."]);
    press(station, "2", "ArrowDown", "ArrowDown", "Enter");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_1", "Unit 1 needs a photo."]);
    press(station, "1", "ArrowDown", "ArrowDown", "Enter");
    expect([shown(station), station.read().answer?.text]).toEqual(["unit_2", "Unit 2 isn’t inspected yet."]);
  });
});

it("a submission that the server rejected for a missing grade opens with that unit on screen", async () => {
  const submit = () => {
    throw refusal("INVALID_ARGUMENT", "reviews[1].grade: the return reason requires a grade");
  };
  const strict = () => parcel([unit(1), unit(2, { requires_grade: true })]);
  const { station } = bench({ parcels: [parcel([unit(1), unit(2)])], server: { submit, find: () => [strict()] } });
  await takeScan(station, "1042");
  press(station, "a", "a", "Enter");
  await sendQueue(station, { isLeaving: true });
  const [entry] = submitted(station);
  if (entry !== undefined) reopen(station, entry);
  expect([shown(station), entry?.refused]).toEqual(["unit_2", expect.stringContaining("grade")]);
});
