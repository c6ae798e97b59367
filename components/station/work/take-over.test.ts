import { afterEach, expect, it, vi } from "vitest";
import { takeOpenId } from "../store/new-version";
import { bench, facts, parcel, unit } from "./fixtures";
import { takeOverStation } from "./take-over";
import { takeScan } from "./take-scan";

afterEach(() => vi.unstubAllGlobals());

it("says how long a PIN is locked, and that without a network everybody goes on as they are", async () => {
  const { station } = bench({ parcels: [] });
  const come = (takeOver: Parameters<typeof takeOverStation>[1]["takeOver"]) =>
    takeOverStation(station, { takeOver, userId: "usr_2", pin: "2580" });
  expect(await come(async () => ({ kind: "LIMITED", seconds: 841 }))).toBe(
    "Too many wrong PINs. Try again in 15 minutes, or sign in with the password.",
  );
  expect(await come(async () => ({ kind: "LIMITED", seconds: 40 }))).toMatch(/in 1 minute, or/);
  expect(await come(() => Promise.reject(new TypeError("Failed to fetch")))).toMatch(/needs the network/);
  expect(station.read()).toMatchObject({ isOnline: false, facts: { person: { email: "sven@example.com" } } });
});

it("leaves alone what a scan asks while a PIN is being checked, and says when only half of it was done", async () => {
  vi.stubGlobal("navigator", {});
  const { station } = bench({ parcels: [parcel([unit(1)])] });
  await takeScan(station, "1042");
  const colleague = { ...facts(), person: { ...facts().person, name: "Ines", email: "ines@example.com" } };
  let answer = async () => colleague;
  Object.assign(station.api, {
    getStation: { query: () => answer() },
    getShift: { query: async () => ({ parcels: [] }) },
  });
  const scanMeanwhile = async () => {
    await takeScan(station, "4006381333931");
    return { kind: "OK" as const };
  };
  const come = { userId: "usr_2", pin: "2580" };
  expect(await takeOverStation(station, { ...come, takeOver: scanMeanwhile })).toBe("");
  expect(station.read()).toMatchObject({ sheet: { kind: "WRONG_ITEM" }, facts: { person: { name: "Ines" } } });
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await takeOverStation(station, { ...come, takeOver: async () => ({ kind: "OK" }) })).toMatch(
    /Type the PIN again/,
  );
});

it("opens the page of a newer build with the parcel that lies on the bench, once in five minutes", async () => {
  const kept = new Map<string, string>();
  let opened = 0;
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const reload = () => {
    opened += 1;
  };
  vi.stubGlobal("location", { reload });
  const { station, advance } = bench({ parcels: [parcel([unit(1)])] });
  await takeScan(station, "1042");
  const come = () =>
    takeOverStation(station, { takeOver: async () => ({ kind: "OUTDATED" }), userId: "usr_2", pin: "2580" });
  expect(await come()).toBe("");
  expect([opened, takeOpenId(), takeOpenId()]).toEqual([1, "prc_1", null]);
  expect(await come()).toMatch(/Open this page anew/);
  advance(300_001);
  await come();
  expect(opened).toBe(2);
});
