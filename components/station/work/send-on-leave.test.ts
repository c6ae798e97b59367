import { expect, it } from "vitest";
import { bench, parcel, press, refusal, settle, submitted, unit } from "@/test/station/fixtures";
import { keptOn } from "../session/load-station";
import { leaveStation } from "../session/sign-out";
import { undoable } from "./queue";
import { sendOnLeave } from "./send-on-leave";
import { sendQueue } from "./send-queue";
import { takeScan } from "./take-scan";
import type { SubmitEntry } from "./types";

type Server = Parameters<typeof bench>[0]["server"];

const finished = async (server: Server) => {
  const scene = bench({ parcels: [parcel([unit(1)])], server });
  await takeScan(scene.station, "1042");
  press(scene.station, "a", "Enter");
  return scene;
};

const taken = parcel([unit(1, { verdict: "APPROVED" })]);

/** Finishes a parcel at a server that notes the submissions it gets. */
const heard = async () => {
  const told: string[] = [];
  const submit: NonNullable<Server>["submit"] = ({ submission_id }) => {
    told.push(submission_id);
    return { parcel: taken };
  };
  return { ...(await finished({ submit })), told };
};

it("sends undoable work when the page is left, before anything else of the page runs", async () => {
  const { station, told } = await heard();
  const [entry] = submitted(station);
  void sendOnLeave(station);
  expect(told).toEqual([entry?.id]);
});

it("sends the same ID again when the page continues, and then reports it as sent", async () => {
  const { station, told } = await heard();
  const [entry] = submitted(station);
  // Hidden and then left: two events of one closing.
  const both = [sendOnLeave(station), sendOnLeave(station)];
  expect(told).toHaveLength(1);
  await Promise.all(both);
  await sendQueue(station, { isLeaving: true });
  expect(new Set(told)).toEqual(new Set([entry?.id]));
  expect(station.read()).toMatchObject({ queue: [], shift: [{ approved: 1 }] });
  expect([...station.read().sentIds]).toEqual([entry?.id]);
});

it("counts once in the shift what the server already has", async () => {
  const { station } = await finished({ submit: () => ({ parcel: taken, is_repeated: true }) });
  await sendOnLeave(station);
  await sendQueue(station, { isLeaving: true });
  await settle();
  // The server's shift data counts, and this server has none.
  expect(station.read()).toMatchObject({ queue: [], shift: [] });
});

it("undoes nothing on this device that the server may have, even if the page reopens immediately", async () => {
  let answer = (_: { parcel: typeof taken }): void => undefined;
  const { station } = await finished({});
  Object.assign(station.lastApi.submitParcel, { mutate: () => new Promise((resolve) => (answer = resolve)) });
  expect(undoable(station.read(), station.nowMs())).not.toBeNull();
  const left = sendOnLeave(station);
  expect(undoable(station.read(), station.nowMs())).toBeNull();
  press(station, "u");
  expect(station.read().screen.kind).toBe("DONE");
  answer({ parcel: taken });
  await left;
  const [entry] = submitted(station);
  await station.storage.put("queue", "old", { ...entry, id: "old", sendAfterMs: station.nowMs() + 10_000 });
  const { queue } = await keptOn(station.storage);
  expect(queue.every((each) => each.sendAfterMs <= station.nowMs())).toBe(true);
});

it("keeps for the queue what the server rejected or what is too large to outlive the page", async () => {
  const told: string[] = [];
  const { station } = await finished({
    submit: ({ process_id }) => {
      told.push(process_id);
      throw refusal("ABORTED", "Someone else has inspected this unit since then.");
    },
  });
  const [entry] = submitted(station);
  if (entry === undefined) throw new Error("one waits");
  const large: SubmitEntry = { ...entry, id: "large", processId: "prc_2" };
  const call = { ...large.call, process_id: "prc_2", note: "x".repeat(70_000) };
  station.change({ queue: [entry, { ...large, call }] });
  await sendOnLeave(station);
  expect(told).toEqual(["prc_1"]);
  expect(station.read().queue).toMatchObject([{ refused: null }, { id: "large", refused: null }]);
  await sendQueue(station, { isLeaving: true });
  expect(told).toEqual(["prc_1", "prc_1", "prc_2"]);
});

it("is sent before signing out, even while the queue is being processed", async () => {
  const told: string[] = [];
  let receive = (): void => undefined;
  const { station } = await finished({
    submit: ({ process_id }) => {
      told.push(process_id);
      return { parcel: taken };
    },
  });
  await settle();
  Object.assign(station.api.receiveParcel, {
    mutate: () => new Promise((resolve) => (receive = () => resolve({ parcel: taken }))),
  });
  const atMs = station.nowMs();
  const arrival = { kind: "RECEIVE", id: "r", processId: "prc_9", atMs, sendAfterMs: atMs, refused: null } as const;
  station.change({ queue: [arrival, ...station.read().queue] });
  void sendQueue(station);
  const signOut = async () => void told.push("signed out");
  const left = leaveStation(station, {
    ...{ signOut, isOutdated: () => false, forget: async () => undefined, renew: () => undefined },
  });
  receive();
  await left;
  expect(told).toEqual(["prc_1", "signed out"]);
});

it("sends nothing without a network: the queue keeps it for the next visit", async () => {
  const { station, told } = await heard();
  station.change({ isOnline: false });
  await sendOnLeave(station);
  expect(told).toEqual([]);
  expect(submitted(station)).toHaveLength(1);
});
