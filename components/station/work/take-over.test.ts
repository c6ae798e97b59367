import { afterEach, expect, it, vi } from "vitest";
import { bench, facts, parcel, press, submitted, unit } from "@/test/station/fixtures";
import { takeOpenId } from "../store/new-version";
import { keepDraft, openOf } from "./parcels";
import { shiftFigures } from "./shift-figures";
import { serverNowMs } from "./station";
import { takeOverStation } from "./take-over";
import { takeScan } from "./take-scan";

afterEach(() => vi.unstubAllGlobals());

it("says how long a PIN is locked, and that offline the current person continues", async () => {
  const { station } = bench({ parcels: [] });
  const come = (takeOver: Parameters<typeof takeOverStation>[1]["takeOver"]) =>
    takeOverStation(station, { takeOver, pin: "2580" });
  expect(await come(async () => ({ kind: "LIMITED", seconds: 841 }))).toBe(
    "Too many wrong PINs. Try again in 15 minutes, or sign in with a password.",
  );
  expect(await come(async () => ({ kind: "LIMITED", seconds: 40 }))).toMatch(/in 1 minute, or/);
  expect(await come(() => Promise.reject(new TypeError("Failed to fetch")))).toMatch(/need to be online/);
  expect(station.read()).toMatchObject({ isOnline: false, facts: { person: { email: "sven@example.com" } } });
});

it("leaves a scan's question open while a PIN is being verified, and says when only half of it was done", async () => {
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
  const come = { pin: "2580" };
  expect(await takeOverStation(station, { ...come, takeOver: scanMeanwhile })).toBe("");
  expect(station.read()).toMatchObject({ sheet: { kind: "CODE" }, facts: { person: { name: "Ines" } } });
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await takeOverStation(station, { ...come, takeOver: async () => ({ kind: "OK" }) })).toMatch(
    /Enter the PIN again/,
  );
});

it("loads a newer build's page with the open parcel, once in five minutes", async () => {
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
  const come = () => takeOverStation(station, { takeOver: async () => ({ kind: "OUTDATED" }), pin: "2580" });
  expect(await come()).toBe("");
  expect([opened, takeOpenId(), takeOpenId()]).toEqual([1, "prc_1", null]);
  expect(await come()).toMatch(/Reload this page/);
  advance(300_001);
  await come();
  expect(opened).toBe(2);
});

it("attributes each verdict to the person who gave it when the person changes mid-parcel, also offline", async () => {
  const { station } = bench({
    parcels: [parcel([unit(1), unit(2), unit(3), unit(4), unit(5)])],
    store: { incomplete_review: "COUNTED_AS_MISSING" },
  });
  await takeScan(station, "1042");
  await takeScan(station, "SKU-1");
  press(station, "d", "1", "a", "a");
  const begun = openOf(station);
  if (begun === null) throw new Error("the parcel is open");
  keepDraft(station, { ...begun.draft, note: "The box is wet", noteUser: begun.user });
  const before = station.read().facts;
  station.change({ facts: { ...before, person: { ...before.person, email: "ines@example.com" } } });
  // Another reason for the first one, the fourth by its code; the last one isn't there.
  press(station, "1", "2");
  await takeScan(station, "SKU-4");
  station.change({ isOnline: false });
  press(station, "Enter");
  expect(station.read().sheet).toMatchObject({ kind: "MISSING_REST" });
  press(station, "Enter");
  const [entry] = submitted(station);
  expect(entry?.call).toMatchObject({ user: "ines@example.com", note_user: "sven@example.com" });
  expect(entry?.call.reviews.map(({ user, status, reject_reason }) => [user, status, reject_reason])).toEqual([
    ["ines@example.com", "DECLINED", "Damaged"],
    ["sven@example.com", "APPROVED", ""],
    ["sven@example.com", "APPROVED", ""],
    ["ines@example.com", "APPROVED", ""],
    ["ines@example.com", "MISSING", ""],
  ]);
  const shiftOf = (email: string) => {
    const person = { ...facts().person, email };
    return shiftFigures({ ...station.read(), facts: { ...facts(), person } }, serverNowMs(station));
  };
  expect(shiftOf("ines@example.com")).toMatchObject({ parcels: 1, approved: 1, declined: 1, missing: 1 });
  expect(shiftOf("sven@example.com")).toMatchObject({ parcels: 1, approved: 2, declined: 0, missing: 0 });
  expect(shiftOf("noor@example.com")).toMatchObject({ parcels: 0, units: 0 });
});

it("doesn't submit a colleague's refund override for a member who may not override", async () => {
  const { station } = bench({ parcels: [parcel([unit(1)])] });
  await takeScan(station, "1042");
  press(station, "a");
  const open = openOf(station);
  if (open === null) throw new Error("the parcel is open");
  keepDraft(station, { ...open.draft, override: { isOn: true, amount: "20", reason: "Goodwill" } });
  press(station, "Enter");
  expect(submitted(station)).toEqual([]);
  expect(station.read().answer?.text).toBe("A colleague changed the refund. Use “Change refund” to remove the change.");
  press(station, "o");
  expect(station.read().sheet).toMatchObject({ kind: "OVERRIDE" });
  const before = station.read().facts;
  station.change({ sheet: null, facts: { ...before, person: { ...before.person, can_override: true } } });
  press(station, "Enter");
  expect(submitted(station)).toMatchObject([{ call: { refund_override: { reason: "Goodwill" } } }]);
});
