import { expect, it } from "vitest";
import { bench, parcel, unit } from "@/test/station/fixtures";
import { leaveStation } from "./sign-out";

const leave = async (signOut: () => Promise<void>) => {
  const { station } = bench({ parcels: [parcel([unit(1)])] });
  const told: string[] = [];
  const isOutdated = (error: unknown) => error instanceof RangeError;
  const forget = async () => void told.push("forgot");
  const error = await leaveStation(station, { signOut, isOutdated, forget, renew: () => told.push("renewed") }).then(
    () => null,
    (error: unknown) => error,
  );
  return { told, error, answer: station.read().answer?.text ?? "" };
};

it("deletes shopper data after signing out, and keeps the shift's parcels while offline", async () => {
  expect(await leave(async () => undefined)).toMatchObject({ told: ["forgot"], error: null });
  const redirect = Object.assign(new Error("NEXT_REDIRECT"), { digest: "NEXT_REDIRECT" });
  expect(await leave(() => Promise.reject(redirect))).toMatchObject({ told: ["forgot"], error: redirect });
  const offline = await leave(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(offline).toMatchObject({ told: [], error: null, answer: expect.stringMatching(/need to be online/) });
  expect(await leave(() => Promise.reject(new RangeError("unknown action")))).toMatchObject({ told: ["renewed"] });
});
