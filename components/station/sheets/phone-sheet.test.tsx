import { expect, it } from "vitest";
import { draw } from "@/test/station/draw";
import { bench } from "@/test/station/fixtures";
import { PhoneSheet } from "./phone-sheet";

/** The sheet with a code that leads to `url`. */
const sheetWith = (url: string): string => {
  const { station } = bench({ parcels: [] });
  const linkUntilMs = station.nowMs() + 60_000;
  station.change({ phone: { pairingId: "pho_1", url, linkUntilMs, isPaired: false } });
  return draw(<PhoneSheet station={station} state={station.read()} onClose={() => undefined} />);
};

it("warns of an address that leads the phone to itself, and says what to do", () => {
  const own = sheetWith("http://localhost:4370/station/phone#t");
  expect(own).toContain("On a phone, localhost:4370 points to the phone itself");
  expect(own).toContain("Open the station at this computer’s network address");
  expect(sheetWith("http://192.168.1.20:4370/station/phone#t")).not.toContain("points to the phone itself");
});
