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

/** A gap begins when a send has ended; until then there is nothing to look at. */
const gapsOf = (gaps: (() => void)[]) => ({
  begun: async () => {
    while (gaps.length === 0) await new Promise((resolve) => setImmediate(resolve));
  },
  endGap: () => gaps.shift()?.(),
});

/** What is asked for at once runs at once, what is asked for later when the test says so. */
const orKeep = (gaps: (() => void)[]) => (call: () => void, milliseconds: number) => {
  if (milliseconds === 0) setImmediate(call);
  else gaps.push(call);
};

test("one wake-up is one event that names its subject", async () => {
  const { seen, wake, engine, begun } = await startOutboxEngine();
  wake("outbox", { process_id: "prc_1", group_id: "grp_1" });
  await begun();
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1", group_id: "grp_1" }]);
});

test("a burst of one kind is one event that names nobody", async () => {
  const { seen, wake, engine, begun } = await startOutboxEngine();
  for (let count = 0; count < 1_000; count += 1) wake("outbox", { process_id: `prc_${count}` });
  wake("activities");
  await begun();
  await engine.settle();
  expect(seen).toEqual([{}]);
});

test("a wake-up after the burst was sent is an event of its own, after a gap that joins what comes in it", async () => {
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

test("a wake-up after a gap in which nothing came is sent at once", async () => {
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

test("a wake-up during a send is sent after it", async () => {
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

test("a failing engine is logged and never reaches the caller, and the next wake-up is tried again", async () => {
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
