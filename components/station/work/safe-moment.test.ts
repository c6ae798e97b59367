import { expect, it } from "vitest";
import { bench, parcel, press, unit } from "@/test/station/fixtures";
import { isSafeMoment } from "./safe-moment";
import { takeScan } from "./take-scan";

it("loads a newer page only while nobody works, nothing is asked, and everything is stored", async () => {
  const { station } = bench({ parcels: [parcel([unit(1)])] });
  const isSafe = () => isSafeMoment(station.read(), 10_000);
  expect(isSafe()).toBe(true);
  expect(isSafeMoment(station.read(), 9_999)).toBe(false);
  await takeScan(station, "1042");
  expect(isSafe()).toBe(false);
  press(station, "a", "Enter");
  expect(station.read().screen.kind).toBe("DONE");
  expect(isSafe()).toBe(false);
  press(station, "Escape");
  // The queue is stored on the disk.
  expect([station.read().queue.length, isSafe()]).toEqual([1, true]);
  for (const wrong of [{ isForgetful: true }, { sendingId: "id_1" }, { isOnline: false }, { isLooking: true }])
    expect(isSafeMoment({ ...station.read(), ...wrong }, 10_000)).toBe(false);
  press(station, "t");
  expect(isSafe()).toBe(false);
});
