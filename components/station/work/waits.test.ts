import { describe, expect, it } from "vitest";
import { bench, parcel, press, READER, refusal, settle, unit } from "@/test/station/fixtures";
import { lastParcels } from "./last-parcels";
import { shiftFigures } from "./shift-figures";
import { serverNowMs } from "./station";
import type { StationParcel } from "./types";
import { latestWaiting, waitWords } from "./waits";

const NOW = "2026-11-21T10:00:00.000Z";
const waiting = (changed: Partial<NonNullable<StationParcel["wait"]>> = {}, more: Partial<StationParcel> = {}) =>
  parcel([unit(1, { verdict: "APPROVED" })], {
    wait: {
      ...{ goes_out_at: "2026-11-21T10:09:41.000Z", recorded_by: "Sven Mol", recorded_at: NOW, amount: "8400" },
      ...changed,
    },
    ...more,
  });
const open = parcel([unit(1)]);

describe("an inspection with a pending refund on the server", () => {
  it("is shown with its amount and time until that has passed", () => {
    const { station, advance } = bench({ parcels: [waiting()] });
    const found = latestWaiting(station.read(), serverNowMs(station));
    expect(found && waitWords(found, 581, READER)).toBe("Refund of €84.00: undo within 9:41");
    advance(581_000);
    expect(latestWaiting(station.read(), serverNowMs(station))).toBeNull();
  });

  it("names what it waits for if there is no time or no amount", () => {
    const words = (changed: Parameters<typeof waiting>[0]) => {
      const { station } = bench({ parcels: [waiting(changed)] });
      const found = latestWaiting(station.read(), serverNowMs(station));
      return found && waitWords(found, 60, READER);
    };
    expect(words({ goes_out_at: null })).toBe("Refund of €84.00 must be released by a second person");
    expect(words({ amount: "0" })).toBe("Inspection: undo within 1:00");
    expect(words({ recorded_by: "One of support" })).toBeNull();
  });

  it("is undone by the undo key, latest first, and the parcel is open again", async () => {
    const asked: string[] = [];
    const older = waiting({ recorded_at: "2026-11-21T09:59:00.000Z" }, { process_id: "prc_2", codes: [] });
    const undo = ({ process_id }: { process_id: string }) => {
      asked.push(process_id);
      return { parcel: open };
    };
    const receive = () => ({ parcel: open, moved_from: null });
    const { station } = bench({ parcels: [older, waiting()], server: { undo, receive } });
    press(station, "u", "u");
    await settle();
    expect(asked).toEqual(["prc_1"]);
    expect(station.read().screen).toEqual({ kind: "INSPECT", processId: "prc_1" });
    expect(station.read().parcels.get("prc_1")?.wait).toBeNull();
    // With a parcel open the key undoes nothing elsewhere.
    press(station, "u");
    expect(station.read().answer?.text).toBe("Nothing to undo.");
    expect(asked).toEqual(["prc_1"]);
  });

  it("can't be undone offline, and says so", async () => {
    const { station } = bench({ parcels: [waiting()] });
    station.change({ isOnline: false });
    press(station, "u");
    await settle();
    expect(station.read().answer?.text).toBe("You need to be online to undo an inspection.");
    expect(station.read().parcels.get("prc_1")?.wait).not.toBeNull();
  });

  it("says why the server rejects it", async () => {
    const undo = () => {
      throw refusal("FAILED_PRECONDITION", "It is too late to undo this inspection: 84.00 EUR was sent to Visa.");
    };
    const { station } = bench({ parcels: [waiting()], server: { undo } });
    press(station, "u");
    await settle();
    expect(station.read().answer?.text).toContain("84.00 EUR was sent to Visa");
    expect(station.read().undoingId).toBeNull();
  });

  it("stays in the shift as undone, and isn't counted", () => {
    const { station } = bench({ parcels: [open] });
    const entry = {
      ...{ return_code: "RT-9P4M-6XHE", process_id: "prc_1", customer_name: "Femke Bakker", store_name: "Tessel" },
      ...{ person: "sven@example.com", spent_seconds: 40, approved: 2, declined: 1, missing: 0 },
    };
    station.change({ shift: [{ ...entry, at: NOW, undone_at: NOW }] });
    expect(lastParcels(station.read()).map(({ state }) => state)).toEqual(["UNDONE"]);
    expect(shiftFigures(station.read(), serverNowMs(station))).toMatchObject({ parcels: 0, units: 0 });
  });
});
