import { describe, expect, it } from "vitest";
import { bench, facts, parcel, press, refusal, settle, submitted, unit } from "@/test/station/fixtures";
import { keepDraft, openOf } from "./parcels";
import { keepPhoto } from "./photograph";
import { nextSendAtMs, sendQueue } from "./send-queue";
import { takeScan } from "./take-scan";
import type { SubmitEntry } from "./types";

describe("the queue", () => {
  const away = () => {
    throw new TypeError("Failed to fetch");
  };

  const finished = async (server: Parameters<typeof bench>[0]["server"]) => {
    const scene = bench({ parcels: [parcel([unit(1)])], server });
    await takeScan(scene.station, "1042");
    press(scene.station, "a", "Enter");
    return scene;
  };

  it("sends nothing while it can be undone, and the same ID again after a lost response", async () => {
    const calls: string[] = [];
    let isAway = true;
    const { station, advance } = await finished({
      submit: ({ submission_id }) => {
        calls.push(submission_id);
        if (isAway) away();
        return { parcel: parcel([unit(1, { verdict: "APPROVED" })]) };
      },
    });
    await sendQueue(station);
    expect(calls).toEqual([]);
    advance(10_001);
    await sendQueue(station);
    expect(station.read()).toMatchObject({ isOnline: false, queue: [{ refused: null }] });
    isAway = false;
    await sendQueue(station);
    expect(new Set(calls).size).toBe(1);
    expect(station.read()).toMatchObject({ isOnline: true, queue: [], shift: [{ approved: 1 }] });
    expect(await station.storage.all("queue")).toEqual([]);
  });

  it("keeps verdicts on the disk until their submission is stored", async () => {
    const { station } = bench({ parcels: [parcel([unit(1)])], server: {} });
    const { put } = station.storage;
    const written: (() => void)[] = [];
    const slow: typeof put = async (kind, key, value) => {
      if (kind === "queue") await new Promise<void>((resolve) => written.push(resolve));
      await put(kind, key, value);
    };
    Object.assign(station.storage, { put: slow });
    await takeScan(station, "1042");
    press(station, "a", "Enter");
    await settle();
    expect(await station.storage.all("drafts")).toMatchObject([{ processId: "prc_1" }]);
    for (const write of written) write();
    await settle();
    expect(await station.storage.all("drafts")).toEqual([]);
    expect(await station.storage.all("queue")).toMatchObject([{ kind: "SUBMIT" }]);
  });

  it("keeps what the server rejected, with its reason, and sends what follows", async () => {
    const second = parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"] });
    const taken: string[] = [];
    const server = {
      submit: ({ process_id }: { process_id: string }) => {
        if (process_id === "prc_1") throw refusal("ABORTED", "Someone else has inspected this unit since then.");
        taken.push(process_id);
        return { parcel: second };
      },
    };
    const { station } = bench({ parcels: [parcel([unit(1)]), second], server });
    await takeScan(station, "1042");
    press(station, "a");
    await takeScan(station, "RT-2222-2222");
    press(station, "a", "Enter");
    await sendQueue(station, { isLeaving: true });
    expect(taken).toEqual(["prc_2"]);
    const [left] = station.read().queue as SubmitEntry[];
    expect(left).toMatchObject({ processId: "prc_1", refused: "Someone else has inspected this unit since then." });
    expect(await station.storage.all("queue")).toHaveLength(1);
  });

  it("sends photos before their inspection, each once, even if the network failed between them", async () => {
    const told: string[] = [];
    let isAway = true;
    const server = {
      photo: ({ photo_id, content }: { photo_id: string; content: string }) => {
        if (isAway && told.length === 1) away();
        told.push(`${photo_id} ${atob(content)}`);
      },
      submit: ({ process_id }: { process_id: string }) => {
        told.push(process_id);
        return { parcel: parcel([unit(1, { verdict: "DECLINED" })]) };
      },
    };
    const rules = { ...facts().stores[0]?.rules, photo_reasons: ["Worn"] } as ReturnType<
      typeof facts
    >["stores"][0]["rules"];
    const { station } = bench({ parcels: [parcel([unit(1)])], server, store: { rules } });
    await takeScan(station, "1042");
    press(station, "d", "1", "Enter");
    expect(station.read().answer?.text).toBe("Unit 1 needs a photo.");
    const open = openOf(station);
    if (open === null) throw new Error("the parcel is open");
    const photos = ["one", "two"].map((id) => ({ id, unitId: "unit_1", blob: new Blob([`of ${id}`]), isSent: false }));
    keepDraft(station, { ...open.draft, photos });
    press(station, "Enter");
    await sendQueue(station, { isLeaving: true });
    expect(told).toEqual(["one of one"]);
    isAway = false;
    await sendQueue(station, { isLeaving: true });
    expect(told).toEqual(["one of one", "two of two", "prc_1"]);
  });

  it("is blocked neither by one parcel on which the server fails, nor by a device clock set back a day", async () => {
    const second = parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"] });
    const told: string[] = [];
    const server = {
      submit: ({ process_id, age_seconds }: { process_id: string; age_seconds?: number }) => {
        told.push(`${process_id} ${age_seconds}`);
        if (process_id === "prc_1") throw Object.assign(new Error("broken"), { data: { httpStatus: 500 } });
        return { parcel: second };
      },
    };
    const { station, advance } = bench({ parcels: [parcel([unit(1)]), second], server });
    await takeScan(station, "1042");
    press(station, "a");
    await takeScan(station, "RT-2222-2222");
    press(station, "a", "Enter");
    advance(-86_400_000);
    expect(nextSendAtMs(station)).toBe(station.nowMs());
    await sendQueue(station);
    expect(told).toEqual(["prc_1 0", "prc_2 0"]);
    expect(station.read().queue).toMatchObject([{ processId: "prc_1", refused: null }]);
    advance(90 * 86_400_000);
    await sendQueue(station);
    expect(told.at(-1)).toBe("prc_1 2592000");
  });

  it("adds a photo to its own parcel, even if another one is open when it is ready", async () => {
    const second = parcel([unit(4)], { process_id: "prc_2", codes: ["rt22222222"] });
    const { station } = bench({ parcels: [parcel([unit(1)]), second] });
    await takeScan(station, "1042");
    press(station, "d", "1");
    let isReady = (_: Blob): void => undefined;
    const shrinking = keepPhoto(station, new Blob(["large"]), () => new Promise((resolve) => (isReady = resolve)));
    await takeScan(station, "RT-2222-2222");
    isReady(new Blob(["small"]));
    await shrinking;
    expect(openOf(station)).toMatchObject({ parcel: { process_id: "prc_2" }, draft: { photos: [] } });
    expect(submitted(station)).toMatchObject([{ processId: "prc_1", draft: { photos: [{ unitId: "unit_1" }] } }]);
    await keepPhoto(station, new Blob([]), () => Promise.reject(new Error("no picture")));
    expect(station.read().answer).toMatchObject({ kind: "STOP", text: expect.stringMatching(/can’t be read/) });
  });

  it("waits for a sign-in, and loses neither an inspection nor an arrival meanwhile", async () => {
    const nobody = () => {
      throw refusal("UNAUTHENTICATED", "You're no longer signed in. Sign in again.");
    };
    const { station, advance } = await finished({ receive: nobody, submit: nobody });
    await settle();
    advance(10_001);
    await sendQueue(station);
    expect(station.read()).toMatchObject({ isSignedOut: true, isOnline: true });
    expect(station.read().queue.map(({ kind, refused }) => `${kind} ${refused}`)).toEqual([
      "RECEIVE null",
      "SUBMIT null",
    ]);
  });

  it("remembers a parcel opened offline, and reports it to the server first", async () => {
    let isAway = true;
    const told: string[] = [];
    const server = {
      receive: (id: string) => {
        if (isAway) away();
        told.push(`receive ${id}`);
        return { parcel: parcel([unit(1)]), moved_from: null };
      },
      submit: ({ process_id }: { process_id: string }) => {
        told.push(`submit ${process_id}`);
        return { parcel: parcel([unit(1, { verdict: "APPROVED" })]) };
      },
    };
    const { station, advance } = bench({ parcels: [parcel([unit(1)])], server });
    await takeScan(station, "1042");
    await settle();
    press(station, "a", "Enter");
    advance(10_001);
    isAway = false;
    await sendQueue(station);
    expect(told).toEqual(["receive prc_1", "submit prc_1"]);
  });
});
