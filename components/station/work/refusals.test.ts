import { describe, expect, it } from "vitest";
import { bench, parcel, press, READER, refusal, settle, submitted, unit } from "@/test/station/fixtures";
import { ForeignAnswer, isNetworkAway, refusalOf } from "./call-errors";
import { nextSendAtMs, sendQueue } from "./send-queue";
import { dropRefused } from "./submit";
import { takeScan } from "./take-scan";
import type { SubmitEntry } from "./types";

/** As the browser's client reports a connection's exception. */
const foreign = (status: number) => new ForeignAnswer(status);

const two = [parcel([unit(1)]), parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"] })] as const;

/** Two parcels in the queue, to a server that fails on the first one. */
const sent = async (error: unknown) => {
  const taken: string[] = [];
  const server = {
    submit: ({ process_id }: { process_id: string }) => {
      if (process_id === "prc_1") throw error;
      taken.push(process_id);
      return { parcel: two[1] };
    },
  };
  const { station } = bench({ parcels: two, server });
  await takeScan(station, "1042");
  press(station, "a");
  await takeScan(station, "RT-2222-2222");
  press(station, "a", "Enter");
  await sendQueue(station, { isLeaving: true });
  return { station, taken, first: station.read().queue[0] as SubmitEntry };
};

describe("a response in place of the server's", () => {
  it("isn't the server's: the queue keeps waiting, complete", async () => {
    for (const status of [502, 503, 504, 429, 404]) {
      const { station, taken } = await sent(foreign(status));
      expect(taken, `after ${status}`).toEqual([]);
      expect(station.read().queue).toMatchObject([{ refused: null }, { refused: null }]);
      expect(station.read().isOnline).toBe(false);
    }
  });

  it("blocks nothing else when it rejects the size of a photo, and names who can fix that", async () => {
    const { taken, first } = await sent(foreign(413));
    expect(taken).toEqual(["prc_2"]);
    expect(first).toMatchObject({ processId: "prc_1", refused: expect.stringMatching(/proxy.*2 MB/) });
    expect([isNetworkAway(foreign(413)), refusalOf(READER.t, foreign(413))]).toEqual([false, first.refused]);
  });
});

describe("a submission on which the server fails", () => {
  it("is reported, waits for the next load instead of a retry every three seconds, and blocks nothing", async () => {
    for (const error of [foreign(500), Object.assign(new Error("broken"), { data: { httpStatus: 500 } })]) {
      const { station, taken, first } = await sent(error);
      expect(taken).toEqual(["prc_2"]);
      expect([...station.read().troubled]).toEqual([first.id]);
      expect(nextSendAtMs(station)).toBeNull();
    }
  });
});

describe("a rejected submission", () => {
  it("leaves the parcel to be inspected when dropped, as it was before", async () => {
    const { station, first } = await sent(refusal("PERMISSION_DENIED", "Your role can’t inspect parcels."));
    dropRefused(station, first);
    expect(submitted(station)).toEqual([]);
    await takeScan(station, "1042");
    expect(station.read()).toMatchObject({ sheet: null, screen: { kind: "INSPECT", processId: "prc_1" } });
  });

  it("shows another person's result for the parcel as soon as the network is back", async () => {
    const other = parcel([unit(1, { verdict: "DECLINED" })], { updated_at: "2026-11-21T10:00:09.000Z" });
    const server = {
      submit: () => {
        throw refusal("ABORTED", "Someone else has inspected this unit since then.");
      },
      find: () => [other],
    };
    const { station } = bench({ parcels: [parcel([unit(1)])], server });
    await takeScan(station, "1042");
    press(station, "a", "Enter");
    await sendQueue(station, { isLeaving: true });
    await settle();
    expect(station.read().parcels.get("prc_1")).toBe(other);
    const [entry] = submitted(station);
    if (entry !== undefined) dropRefused(station, entry);
    expect(station.read().parcels.get("prc_1")).toBe(other);
  });
});
