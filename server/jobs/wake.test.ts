import { expect, test } from "vitest";
import type { JobsClient } from "./client";
import { outboxWritten } from "./events";
import { createRecordingLogger, startTestEngine } from "./testing/test-engine";
import { createWaker } from "./wake";

/** The engine with one function that keeps the data of each outbox event. */
const startOutboxEngine = async () => {
  const seen: unknown[] = [];
  const engine = await startTestEngine((client: JobsClient) => [
    client.createFunction({ id: "outbox", triggers: [outboxWritten] }, ({ event }) => void seen.push(event.data)),
  ]);
  const wake = createWaker({ client: engine.client, log: createRecordingLogger().log });
  return { seen, wake, engine };
};

/** Lets queued immediates and the sending behind them pass. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test("one wake-up is one event that names its subject", async () => {
  const { seen, wake, engine } = await startOutboxEngine();
  wake("outbox", { process_id: "prc_1", group_id: "grp_1" });
  await turns();
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1", group_id: "grp_1" }]);
});

test("a burst of one kind is one event that names nobody", async () => {
  const { seen, wake, engine } = await startOutboxEngine();
  for (let count = 0; count < 1_000; count += 1) wake("outbox", { process_id: `prc_${count}` });
  wake("activities");
  await turns();
  await engine.settle();
  expect(seen).toEqual([{}]);
});

test("a wake-up after the burst was sent is an event of its own", async () => {
  const { seen, wake, engine } = await startOutboxEngine();
  wake("outbox", { process_id: "prc_1" });
  await turns();
  wake("outbox", { process_id: "prc_2" });
  await turns();
  await engine.settle();
  expect(seen).toEqual([{ process_id: "prc_1" }, { process_id: "prc_2" }]);
});

test("a wake-up during a send is sent after it", async () => {
  const sent: unknown[] = [];
  const wake = createWaker({
    client: {
      send: async (events) => {
        if (sent.push(events) === 1) wake("outbox");
        return { ids: [] };
      },
    },
    log: createRecordingLogger().log,
  });
  wake("activities");
  await turns();
  expect(sent).toMatchObject([[{ name: "svc/activities.due" }], [{ name: "svc/outbox.written" }]]);
});

test("a failing engine is logged and never reaches the caller, and the next wake-up is tried again", async () => {
  const { lines, log } = createRecordingLogger();
  let tries = 0;
  const send = async () => {
    tries += 1;
    throw new Error("engine away");
  };
  const wake = createWaker({ client: { send }, log });
  wake("deliveries");
  await turns();
  wake("deliveries");
  await turns();
  expect(tries).toBe(2);
  expect(lines.map(({ level }) => level)).toEqual(["warn", "warn"]);
});
