import { expect, test } from "vitest";
import type { HeardCall } from "@/server/domain/request-log/types";
import { createCallLog, type WriteCalls } from "./call-log";

const call = (requestId: string, rest: Partial<HeardCall> = {}): HeardCall => ({
  ...{ groupId: "grp_1", keyId: "key_1", at: new Date(90_000), method: "GET", operation: "x", status: 200, requestId },
  ...{ durationMs: 1, reason: "", fields: [], idempotencyKey: "", isReplay: false, requestBytes: 0, answerBytes: 0 },
  ...{ request: null, answer: null, url: "http://h/x", params: {} },
  ...rest,
});

const startLog = (write: WriteCalls = async () => undefined) => {
  const written: string[] = [];
  let dropped = 0;
  let planned = 0;
  const clock = { nowMs: 0 };
  const log = createCallLog({
    nowMs: () => clock.nowMs,
    schedule: () => {
      planned += 1;
    },
    write: async (batch) => {
      await write(batch);
      written.push(...batch.calls.map(({ requestId }) => requestId));
      for (const gap of batch.gaps) dropped += gap.dropped;
    },
  });
  return { log, clock, written, dropped: () => dropped, planned: () => planned };
};

test("writes everything recorded so far in order with one flush, including what arrives meanwhile", async () => {
  const scene = startLog(async ({ calls }) => {
    if (calls.some(({ requestId }) => requestId === "r0")) scene.log.note(call("late"));
  });
  const ids = Array.from({ length: 250 }, (_, at) => `r${at}`);
  for (const id of ids) scene.log.note(call(id));
  expect(scene.planned()).toBe(250);
  await Promise.all([scene.log.flush(), scene.log.flush()]);
  expect(scene.written).toEqual([...ids, "late"]);
});

test("counts a flood of one tenant without writing it, and rate-limited calls don't crowd out others", async () => {
  const { log, clock, written, dropped } = startLog();
  for (let one = 0; one < 700; one += 1) log.note(call("flood", { groupId: "grp_flood" }));
  for (let one = 0; one < 100; one += 1) log.note(call("refused", { status: 429 }));
  log.note(call("mine"));
  await log.flush();
  const count = (id: string) => written.filter((each) => each === id).length;
  expect([count("flood"), count("refused"), count("mine"), dropped()]).toEqual([500, 20, 1, 280]);
  clock.nowMs = 1_000;
  for (let one = 0; one < 700; one += 1) log.note(call("later", { groupId: "grp_flood" }));
  await log.flush();
  expect(count("later")).toBe(100);
});

test("retries what couldn't be written, and drops and counts what never can be", async () => {
  let isAway = true;
  const { log, written, dropped } = startLog(async () => {
    if (isAway) throw new Error("no database");
  });
  log.note(call("first"));
  await expect(log.flush()).rejects.toThrow("no database");
  log.note(call("second"));
  isAway = false;
  await log.flush();
  expect(written).toEqual(["first", "second"]);
  isAway = true;
  log.note(call("poison"));
  for (let turn = 0; turn < 5; turn += 1) await log.flush().catch(() => undefined);
  isAway = false;
  await log.flush();
  expect([written.includes("poison"), dropped()]).toEqual([false, 1]);
});
