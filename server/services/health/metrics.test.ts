import { expect, test } from "vitest";
import { renderMetrics } from "./metrics";

const queues = {
  waitingEvents: 3,
  oldestEventSeconds: 4,
  dueDeliveries: 5,
  oldestDeliverySeconds: 6,
  dueActivities: 0,
  oldestActivitySeconds: 0,
};

test("every sample follows its type, and an outcome that did not happen is 0 rather than absent", () => {
  const figures = {
    waiting: 7,
    oldestWaitingSeconds: 6,
    held: 1,
    givenUp: 0,
    attempts: [{ outcome: "TIMEOUT" as const, count: 2 }],
  };
  const text = renderMetrics(queues, figures);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^# (HELP|TYPE) svc_\w+ .+$|^svc_\w+(\{\w+="\w+"\})? \d+$/);
  expect(text).toContain('svc_queue_oldest_seconds{queue="webhooks"} 6\n');
  expect(text).toContain('svc_webhook_attempts_5m{outcome="timeout"} 2\n');
  expect(text).toContain('svc_webhook_attempts_5m{outcome="acknowledged"} 0\n');
});
