import { systemActor } from "@/server/kernel/actor";
import { webhookBody } from "@/server/presenters/webhook-body";
import { runDueActivities } from "@/server/services/activities/run-due-activities";
import { runHookEvents } from "@/server/services/connections/hooks/run-hook-events";
import { completeReturn } from "@/server/services/returns/complete-return";
import { runDueTimers } from "@/server/services/timers/run-due-timers";
import { createCrashContext } from "./crash-context";
import type { CrashOrder } from "./crash-worker";

/**
 * A worker in its own process. When the expected number of jobs is at the named point, it kills itself the way a
 * machine would fail: nothing is closed, nothing is rolled back by us, no handler runs.
 */
const order = JSON.parse(process.argv[2] ?? "") as CrashOrder;
/** More than one batch is due. */
const WORKERS = 4;
const PATIENCE_MS = 25_000;

let standing = 0;
const ctx = createCrashContext(order, (point) => {
  if (point !== order.point) return Promise.resolve();
  standing += 1;
  if (standing === order.expected) process.kill(process.pid, "SIGKILL");
  return new Promise(() => undefined);
});

const guard = setTimeout(() => {
  console.error(`Only ${standing} of ${order.expected} came to ${order.point}.`);
  process.exit(3);
}, PATIENCE_MS);

const work = async (): Promise<void> => {
  if (order.work === "TIMERS") return void (await runDueTimers(ctx));
  if (order.work === "HOOKS") {
    const workers = Array.from({ length: order.expected }, () => runHookEvents(ctx, { render: webhookBody }));
    return void (await Promise.all(workers));
  }
  await Promise.all([
    ...Array.from({ length: WORKERS }, () => runDueActivities(ctx)),
    ...order.confirmations.map(({ groupId, returnId }) =>
      completeReturn(ctx, { actor: systemActor(groupId), returnId, quoteId: "" }),
    ),
  ]);
};

work().then(
  () => {
    clearTimeout(guard);
    console.error(`Everything was done, but ${standing} of ${order.expected} came to ${order.point}.`);
    process.exit(4);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(5);
  },
);
