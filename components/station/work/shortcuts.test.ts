import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bench, parcel, press, unit, verdicts } from "@/test/station/fixtures";
import { askForKey, restoreKeys } from "./choose-key";
import { readSettings } from "./settings";
import { ACT_NAMES, actOf, DEFAULT_KEYS, isLetter, keysFrom } from "./shortcuts";
import { takeScan } from "./take-scan";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const scene = bench({ parcels: [parcel([unit(1), unit(2)])] });
  await takeScan(scene.station, "1042");
  return scene.station;
};

describe("a device's keys", () => {
  it("each do one thing", () => {
    expect(new Set(Object.values(DEFAULT_KEYS)).size).toBe(ACT_NAMES.length);
  });

  it("are configured one by one, act from then on, and outlive the page", async () => {
    const station = await open();
    askForKey(station, "APPROVE");
    press(station, "j");
    expect(station.read().sheet).toMatchObject({ kind: "KEYS", act: null, words: "Approve is now J." });
    press(station, "Escape", "a");
    expect(verdicts(station)).toEqual([null, null]);
    press(station, "j");
    expect(verdicts(station)).toEqual(["APPROVED", null]);
    press(station, "J");
    expect(verdicts(station)).toEqual(["APPROVED", "APPROVED"]);
    expect(readSettings().keys).toEqual({ ...DEFAULT_KEYS, APPROVE: "j" });
  });

  it.each(["+", ":", "*", "!", "?"])(
    "may be signs, which approve one unit with the Shift that %s needs",
    async (sign) => {
      const station = await open();
      station.change({ keys: { ...DEFAULT_KEYS, HELP: "", APPROVE: sign } });
      press(station, sign);
      expect(verdicts(station)).toEqual(["APPROVED", null]);
      press(station, sign);
      expect(verdicts(station)).toEqual(["APPROVED", "APPROVED"]);
    },
  );

  it("approve all remaining units with a separate key, needed if one unit's key is a sign", async () => {
    const station = await open();
    askForKey(station, "APPROVE");
    press(station, "+");
    expect(station.read().sheet).toMatchObject({
      words: "Approve is now +. To approve all remaining units, choose a key for Approve the rest.",
    });
    askForKey(station, "APPROVE_REST");
    press(station, "*", "Escape", "*");
    expect(verdicts(station)).toEqual(["APPROVED", "APPROVED"]);
    expect(readSettings().keys).toEqual({ ...DEFAULT_KEYS, APPROVE: "+", APPROVE_REST: "*" });
  });

  it("have a capital in every alphabet, while signs, pedals and ß have none", () => {
    expect(["a", "Z", "é", "ø", "ж"].filter((key) => !isLetter(key))).toEqual([]);
    expect(["+", "!", "?", "ß", "1", "pagedown", ""].filter(isLetter)).toEqual([]);
  });

  it("report when two actions want the same, and can be swapped", async () => {
    const station = await open();
    askForKey(station, "PHOTO");
    press(station, "m");
    expect(station.read().sheet).toMatchObject({ act: "PHOTO", taken: "MISSING" });
    expect(station.read().keys).toEqual(DEFAULT_KEYS);
    for (const key of ["5", " ", "F5", "ArrowUp"]) {
      press(station, key);
      expect(station.read().sheet).toMatchObject({ kind: "KEYS", act: "PHOTO", taken: null });
    }
    press(station, "PageDown");
    expect(actOf(station.read().keys, "pagedown")).toBe("PHOTO");
    restoreKeys(station);
    expect(station.read().keys).toEqual(DEFAULT_KEYS);
  });

  it("can be configured while letters and digits are off, and then don't act", async () => {
    const station = await open();
    station.change({ areKeysOn: false });
    askForKey(station, "APPROVE");
    press(station, "j", "Escape", "j");
    expect(station.read().keys.APPROVE).toBe("j");
    expect(verdicts(station)).toEqual([null, null]);
  });

  it("are migrated from stored settings: a new action never takes a configured key", () => {
    expect(keysFrom({ APPROVE: "z" })).toEqual({ ...DEFAULT_KEYS, APPROVE: "z", ZOOM: "" });
    expect(keysFrom({ APPROVE: "7", NONSENSE: "k", UNDO: 3 })).toEqual(DEFAULT_KEYS);
  });
});

describe("the pause within a code", () => {
  it("is the device's setting, within what a scanner can need", () => {
    expect(readSettings().scanGapMs).toBe(60);
    for (const [kept, read] of [
      [90, 90],
      [5, 30],
      [9_999, 120],
      ["x", 60],
    ] as const) {
      localStorage.setItem("homeward.station", JSON.stringify({ scanGapMs: kept }));
      expect(readSettings().scanGapMs).toBe(read);
    }
  });
});

describe("four digits", () => {
  it("are a PIN while no parcel is open, and select units and reasons while one is", async () => {
    const station = await open();
    press(station, "2");
    expect(station.read()).toMatchObject({ sheet: null, drafts: new Map([["prc_1", { activeId: "unit_2" }]]) });
    press(station, "Escape", "2", "5", "8");
    expect(station.read().sheet).toEqual({ kind: "PERSON", pin: "258" });
    press(station, "0", "9");
    expect(station.read().sheet).toEqual({ kind: "PERSON", pin: "2580" });
  });
});
