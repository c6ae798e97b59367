import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bench, parcel, press, refusal, submitted, unit } from "@/test/station/fixtures";
import { openOf } from "./parcels";
import { phoneAskOf, showPhone, syncPhone } from "./phone";
import { isLoopback } from "./phone-link";
import { takeScan } from "./take-scan";

beforeEach(() => vi.stubGlobal("sessionStorage", { setItem: () => undefined, removeItem: () => undefined }));
afterEach(() => vi.unstubAllGlobals());

type Sync = { ask: { unit_id: string } | null; received: string[] };
const sent = (photo_id: string, unit_id: string) => ({
  ...{ photo_id, home_id: "prc_1", unit_id, content: btoa("a picture"), content_type: "image/jpeg" },
});

/** The QR code's content if the server gives `told` and the page is open at `origin`. */
const linkAt = async (told: string, origin: string) => {
  const { station } = bench({ parcels: [] });
  const mutate = async () => ({ pairing_id: "pho_1", url: told, link_until: "2026-11-21T10:05:00Z" });
  Object.assign(station, { origin, api: { startPhonePairing: { mutate } } });
  await showPhone(station);
  return station.read().phone?.url ?? "";
};

it("leads the phone to the station's own URL, unless the server has a public one", async () => {
  const own = "http://localhost:4370/station/phone#t";
  expect(await linkAt(own, "http://192.168.1.20:4370")).toBe("http://192.168.1.20:4370/station/phone#t");
  expect(await linkAt(own, "http://bench.local")).toBe("http://bench.local/station/phone#t");
  const known = "https://returns.example.com/station/phone#t";
  expect(await linkAt(known, "http://192.168.1.20:4370")).toBe(known);
  expect(await linkAt(known, "http://localhost:4370")).toBe(known);
});

it("detects URLs that lead a phone to itself", async () => {
  const link = await linkAt("http://localhost:4370/station/phone#t", "http://127.0.0.1:4370");
  const own = [link, "http://localhost:4370/", "http://a.localhost/", "http://127.1.2.3/", "http://[::1]:4370/"];
  expect(own.filter((url) => !isLoopback(url))).toEqual([]);
  const others = [
    "http://192.168.1.20:4370/",
    "http://localhost.example.com/",
    "http://[fe80::1]/",
    "http://127.example/",
  ];
  expect(others.filter(isLoopback)).toEqual([]);
});

/** A station with a declined unit and a phone; `answers` are the server's responses to each poll. */
const withPhone = async (answers: (() => unknown)[]) => {
  const scene = bench({ parcels: [parcel([unit(1), unit(2)])] });
  const calls: Sync[] = [];
  Object.assign(scene.station.api, {
    startPhonePairing: {
      mutate: async () => ({ pairing_id: "pho_1", url: "http://x/#t", link_until: "2026-11-21T10:05:00Z" }),
    },
    syncPhonePairing: {
      mutate: async (call: Sync) => {
        calls.push(call);
        return answers.shift()?.() ?? { is_paired: true, photos: [] };
      },
    },
  });
  await showPhone(scene.station);
  await takeScan(scene.station, "1042");
  press(scene.station, "d");
  return { ...scene, calls };
};

it("asks for photos of the declined unit in hand only", async () => {
  const { station } = await withPhone([]);
  expect(phoneAskOf(station)).toMatchObject({
    home_id: "prc_1",
    unit_id: "unit_1",
    detail: "M, unit 1 of RT-9P4M-6XHE",
  });
  press(station, "1");
  expect(phoneAskOf(station)).toBeNull();
  press(station, "Escape");
  expect(phoneAskOf(station)).toBeNull();
});

it("adds each photo to its unit once, and confirms it to the server", async () => {
  const twice = [sent("p1", "unit_1"), sent("p2", "unit_1")];
  const { station, calls } = await withPhone([
    () => ({ is_paired: true, photos: twice }),
    () => ({ is_paired: true, photos: twice }),
  ]);
  expect(await syncPhone(station)).toBe(true);
  press(station, "m");
  await syncPhone(station);
  await syncPhone(station);
  expect(openOf(station)?.draft.photos.map(({ id, unitId }) => `${id} ${unitId}`)).toEqual(["p1 unit_1", "p2 unit_1"]);
  expect(calls.map(({ received }) => received)).toEqual([[], ["p1", "p2"], ["p1", "p2"]]);
});

it("keeps a photo that arrives when its parcel is queued, and reports one whose parcel is gone", async () => {
  const { station, sounds } = await withPhone([
    () => ({ is_paired: true, photos: [sent("p1", "unit_1")] }),
    () => ({ is_paired: true, photos: [{ ...sent("p2", "unit_1"), home_id: "prc_9" }] }),
  ]);
  press(station, "1", "a", "Enter");
  expect(submitted(station).length).toBe(1);
  await syncPhone(station);
  expect(submitted(station)[0]?.draft.photos.map(({ id }) => id)).toEqual(["p1"]);
  await syncPhone(station);
  expect(sounds.at(-1)).toBe("STOP");
});

it("reports when the phone connects and disconnects", async () => {
  const { station } = await withPhone([
    () => ({ is_paired: true, photos: [] }),
    () => {
      throw refusal("NOT_FOUND", "There is no such pairing.");
    },
  ]);
  await syncPhone(station);
  expect(station.read()).toMatchObject({ phone: { isPaired: true }, answer: { kind: "DONE" } });
  await syncPhone(station);
  expect(station.read()).toMatchObject({ phone: null, answer: { text: "The phone is no longer connected." } });
});
