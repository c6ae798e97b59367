import { ATTEMPT_OUTCOMES } from "@/contract/vocabulary/webhook-event";
import { type Queues, readQueues } from "@/server/db/overview/health";
import { getWebhookFigures, type WebhookFigures } from "@/server/db/webhooks/webhook-figures";
import type { ServiceContext } from "../context";

/** Attempts are told of a window, because they are counted over all processes; a scrape each minute misses none. */
const WINDOW_SECONDS = 300;

/** What waits and what came of it, over the whole installation, as Prometheus reads it (text format 0.0.4). */
export const metrics = async (ctx: Pick<ServiceContext, "db">): Promise<string> => {
  const queues = await readQueues(ctx.db);
  return renderMetrics(queues, await getWebhookFigures(ctx.db, null, { windowSeconds: WINDOW_SECONDS }));
};

/** Every outcome is there from the beginning: a rate over something that appears later would miss its first count. */
export const renderMetrics = (queues: Queues, figures: WebhookFigures): string => {
  const attempts = new Map(figures.attempts.map(({ outcome, count }) => [outcome, count]));
  return [
    gauge("svc_queue_depth", "Work that could be done now.", [
      ['{queue="outbox"}', queues.waitingEvents],
      ['{queue="webhooks"}', queues.dueDeliveries],
      ['{queue="activities"}', queues.dueActivities],
    ]),
    gauge("svc_queue_oldest_seconds", "How long the oldest of it has waited.", [
      ['{queue="outbox"}', queues.oldestEventSeconds],
      ['{queue="webhooks"}', queues.oldestDeliverySeconds],
      ['{queue="activities"}', queues.oldestActivitySeconds],
    ]),
    gauge("svc_webhook_deliveries", "Deliveries that are not acknowledged: to endpoints that are on, or off.", [
      ['{state="waiting"}', figures.waiting],
      ['{state="held"}', figures.held],
    ]),
    gauge("svc_webhook_given_up_5m", "Deliveries given up within the last five minutes.", [["", figures.givenUp]]),
    gauge(
      "svc_webhook_attempts_5m",
      "Attempts of the last five minutes by what came of them.",
      ATTEMPT_OUTCOMES.map((outcome) => [`{outcome="${outcome.toLowerCase()}"}`, attempts.get(outcome) ?? 0]),
    ),
  ].join("");
};

const gauge = (name: string, help: string, samples: readonly (readonly [labels: string, value: number])[]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
    "",
  ].join("\n");
