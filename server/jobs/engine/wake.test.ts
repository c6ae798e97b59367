import { expect, test } from "vitest";
import { createRecordingLogger, startTestEngine } from "@/test/jobs/test-engine";
import type { JobsClient } from "./client";
import { WAKE_EVENTS } from "./events";
import { createWaker } from "./wake";

/** The engine with one function that keeps the data of each outbox event. */
const startOutboxEngine = async () => {
  const seen: unknown[] = [];
  const engine = await startTestEngine((client: JobsClient) => [
    client.createFunction({ id: "outbox", triggers: [WAKE_EVENTS.outbox] }, ({ event }) => void seen.push(event.data)),
  ]);
  const gaps: (() => void)[] = [];
  const wake = createWaker({ client: engine.client, log: createRecordingLogger().log, later: orKeep(gaps) });
  return { seen, wake, engine, ...gapsOf(gaps) };
};

/** A gap starts when a send has finished; before that there is none to inspect. */
const gapsOf = (gaps: (() => void)[]) => ({
  begun: async () => {
    while (gaps.length === 0) await new Promise((resolve) => setImmediate(resolve));
  },
  endGap: () => gaps.shift()?.(),
});

/** Runs immediate requests at once, and later ones when the test says so. */
const orKeep = (gaps: (() => void)[]) => (call: () => void, milliseconds: number) => {
  if (milliseconds === 0) setImmediate(call);
  else gaps.push(call);
};

test("sends one event with its subject for one wake-up", async () => {
  const { seen, wake, engine, begun } = await startOutboxEngine();
  wake("outbox", { process_id: "prc_1", group_id: "grp_1" });
  await begun();
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1", group_id: "grp_1" }]);
});

test("sends one event without a subject for a burst of one kind", async () => {
  const { seen, wake, engine, begun } = await startOutboxEngine();
  for (let count = 0; count < 1_000; count += 1) wake("outbox", { process_id: `prc_${count}` });
  wake("activities");
  await begun();
  await engine.settle();
  expect(seen).toEqual([{}]);
});

test("sends a separate event for wake-ups after a burst, merged during the gap", async () => {
  const { seen, wake, engine, begun, endGap } = await startOutboxEngine();
  wake("outbox", { process_id: "prc_1" });
  await begun();
  wake("outbox", { process_id: "prc_2" });
  wake("outbox", { process_id: "prc_3" });
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1" }]);
  endGap();
  await begun();
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1" }, {}]);
});

test("sends a wake-up at once after a gap without any", async () => {
  const { seen, wake, engine, begun, endGap } = await startOutboxEngine();
  wake("outbox", { process_id: "prc_1" });
  await begun();
  await engine.settle();
  endGap();
  wake("outbox", { process_id: "prc_2" });
  await begun();
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1" }, { process_id: "prc_2" }]);
});

test("sends a wake-up during a send after it", async () => {
  const sent: unknown[] = [];
  const gaps: (() => void)[] = [];
  const wake = createWaker({
    client: {
      send: async (events) => {
        if (sent.push(events) === 1) wake("outbox");
        return { ids: [] };
      },
    },
    log: createRecordingLogger().log,
    later: orKeep(gaps),
  });
  const { begun, endGap } = gapsOf(gaps);
  wake("activities");
  await begun();
  endGap();
  await begun();
  expect(sent).toMatchObject([[{ name: "svc/activities.due" }], [{ name: "svc/outbox.written" }]]);
});

test("logs a failing engine without affecting the caller, and tries again on the next wake-up", async () => {
  const { lines, log } = createRecordingLogger();
  let tries = 0;
  const send = async () => {
    tries += 1;
    throw new Error("engine away");
  };
  const gaps: (() => void)[] = [];
  const wake = createWaker({ client: { send }, log, later: orKeep(gaps) });
  const { begun, endGap } = gapsOf(gaps);
  wake("deliveries");
  await begun();
  endGap();
  wake("deliveries");
  await begun();
  expect(tries).toBe(2);
  expect(lines.map(({ level }) => level)).toEqual(["warn", "warn"]);
});
