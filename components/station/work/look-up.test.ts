import { expect, it } from "vitest";
import { bench, parcel, press, settle, unit, verdicts } from "@/test/station/fixtures";
import { takeScan } from "./take-scan";
import type { StationParcel } from "./types";

const here = parcel([unit(1)]);
const other = parcel([unit(4)], { process_id: "prc_2", return_code: "RT-2222-2222", codes: ["rt22222222"] });

/** A station whose server responds when the test says so. */
const slow = () => {
  const answers: ((parcels: readonly StationParcel[]) => void)[] = [];
  const { station } = bench({ parcels: [here] });
  const query = () => new Promise((resolve) => answers.push((parcels) => resolve({ parcels })));
  Object.assign(station.api, { findStationParcels: { query } });
  return { station, answers };
};

it("a late response doesn't replace the open parcel, and is reported", async () => {
  const { station, answers } = slow();
  void takeScan(station, "RT-2222-2222");
  await takeScan(station, "1042");
  expect(station.read()).toMatchObject({ isLooking: true, screen: { processId: "prc_1" } });
  answers[0]?.([other]);
  await settle();
  expect(station.read()).toMatchObject({ isLooking: false, sheet: null, screen: { processId: "prc_1" } });
  expect(station.read().answer).toMatchObject({
    kind: "STOP",
    text: "Finding RT-2222-2222 took too long. Scan it again.",
  });
  await takeScan(station, "RT-2222-2222");
  expect(station.read().screen).toMatchObject({ processId: "prc_2" });
});

it("asks about an unknown item only in the parcel in which it was scanned", async () => {
  const { station, answers } = slow();
  await takeScan(station, "1042");
  void takeScan(station, "4006381333931");
  await takeScan(station, "SKU-1");
  expect(verdicts(station)).toEqual(["APPROVED"]);
  press(station, "Escape");
  answers[0]?.([]);
  await settle();
  expect(station.read().sheet).toBeNull();
  expect(station.read().answer).toMatchObject({ kind: "UNKNOWN", text: "No return found for 4006381333931" });
});

it("forgets the beginning of a longer code, whatever the response", async () => {
  const { station, answers } = slow();
  await takeScan(station, "1042");
  void takeScan(station, { text: "SKU-", byPlace: "SKU-", isRest: false });
  await takeScan(station, { text: "SKU-1", byPlace: "SKU-1", isRest: true });
  answers[0]?.([]);
  await settle();
  expect(verdicts(station)).toEqual(["APPROVED"]);
  expect(station.read().sheet).toBeNull();
});

it("treats a missing response as offline, and continues while another is pending", async () => {
  const { station, answers } = slow();
  void takeScan(station, "RT-2222-2222");
  void takeScan(station, "RT-3333-3333");
  answers[1]?.([]);
  await settle();
  expect(station.read()).toMatchObject({ isLooking: true, sheet: { kind: "CODE" } });
  answers[0]?.([other]);
  await settle();
  expect(station.read()).toMatchObject({ isLooking: false, sheet: null, screen: { processId: "prc_2" } });
});
