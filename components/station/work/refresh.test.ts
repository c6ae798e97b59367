import { expect, it } from "vitest";
import { bench, parcel, press, submitted, unit } from "@/test/station/fixtures";
import { lastParcels } from "./last-parcels";
import { refreshShift } from "./refresh";
import { shiftEntryOf, shiftFigures, wholeShift } from "./shift-figures";
import { serverNowMs } from "./station";
import { takeScan } from "./take-scan";

const DAY_MS = 86_400_000;

it("shows today's shift in server time on a device whose clock is a day ahead", async () => {
  const asked: string[] = [];
  const { station } = bench({ parcels: [parcel([unit(1)])] });
  station.change({ skewMs: -DAY_MS });
  const at = new Date(serverNowMs(station) - 900_000).toISOString();
  const before = { ...{ approved: 1, declined: 0, missing: 0, process_id: "prc_9", return_code: "RT-2222-2222" }, at };
  const entry = { ...before, customer_name: "", store_name: "", person: "", spent_seconds: 0, undone_at: null };
  const query = async ({ since }: { since: string }) => {
    asked.push(since);
    return { parcels: [entry] };
  };
  Object.assign(station.api, { getShift: { query } });
  await refreshShift(station);
  const midnight = new Date(serverNowMs(station));
  midnight.setHours(0, 0, 0, 0);
  expect(asked).toEqual([midnight.toISOString()]);

  await takeScan(station, "1042");
  press(station, "a", "Enter");
  const state = station.read();
  expect(lastParcels(state).map(({ returnCode }) => returnCode)).toEqual(["RT-9P4M-6XHE", "RT-2222-2222"]);
  // Two units in a quarter of an hour.
  expect(shiftFigures(state, serverNowMs(station))).toMatchObject({ units: 2, perHour: 8 });
  const [sent] = submitted(station);
  expect(sent && shiftEntryOf(sent, state)?.at).toBe(new Date(serverNowMs(station)).toISOString());
});

it("leaves rejected submissions out of the shift, its figures and its table", async () => {
  const { station } = bench({ parcels: [parcel([unit(1)])] });
  await takeScan(station, "1042");
  press(station, "a", "Enter");
  const [sent] = submitted(station);
  if (sent === undefined) throw new Error("it waits to be sent");
  expect(wholeShift(station.read())).toMatchObject([{ return_code: sent.parcel.return_code, approved: 1 }]);
  station.change({ queue: [{ ...sent, refused: "Someone else has inspected this unit" }] });
  expect(wholeShift(station.read())).toEqual([]);
  expect(shiftFigures(station.read(), serverNowMs(station))).toMatchObject({ parcels: 0, units: 0 });
});
