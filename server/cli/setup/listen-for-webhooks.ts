import type { CommandResult } from "@/server/cli/command";
import { untilStopped } from "@/server/cli/setup/until-stopped";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import type { EventForwarder, Forwarded } from "@/server/services/webhooks/forward-events";

const LOOK_EVERY_MS = 500;

type Listening = { actor: Actor; url: string; secret: string | undefined; say: (line: string) => void };

/** Forwards events until stopped; an outage of the database is reported once and waited out. */
export const listenForWebhooks = async (
  ctx: ServiceContext,
  { actor, url, secret = "", say }: Listening,
): Promise<CommandResult> => {
  const { createWebhookSender } = await import("@/server/integrations/webhook-sender/webhook-sender");
  const { createEventForwarder } = await import("@/server/services/webhooks/forward-events");
  const { mintWebhookSecret } = await import("@/server/services/webhooks/webhook-secret");
  const stopping = new AbortController();
  const stopped = untilStopped().then(() => stopping.abort());
  const signingSecret = secret === "" ? mintWebhookSecret() : secret;
  // Only this process may reach private addresses; the product's own guard is unchanged.
  const webhookSender = createWebhookSender({ allowPrivateAddresses: true });
  const own = { db: ctx.db, clock: ctx.clock, webhookSender };
  const input = { actor, url, secret: signingSecret, signal: stopping.signal };
  const forwarder = await createEventForwarder(own, input);
  say(`Events of ${forwarder.stores.join(", ")} go to ${forwarder.url} from now on. Ctrl-C ends it.`);
  say(`Their signing secret: ${signingSecret}`);
  const count = await forwardUntil(stopping.signal, { forwarder, say, stopped });
  return { text: `Forwarded ${count} events.`, data: { url: forwarder.url, forwarded: count } };
};

const forwardUntil = async (
  signal: AbortSignal,
  { forwarder, say, stopped }: { forwarder: EventForwarder; say: Listening["say"]; stopped: Promise<void> },
): Promise<number> => {
  let count = 0;
  let isAway = false;
  while (!signal.aborted) {
    try {
      await forwarder.forward((forwarded) => {
        count += 1;
        say(lineOf(forwarded));
      });
      if (isAway) say("The database is back.");
      isAway = false;
    } catch (error) {
      if (!(error instanceof Problem) || error.reason !== "UNAVAILABLE") throw error;
      if (!isAway) say("The database does not answer; waiting for it. No event is lost.");
      isAway = true;
    }
    await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))]);
  }
  return count;
};

const lineOf = ({ event, outcome }: Forwarded): string => {
  const time = new Date().toISOString().slice(11, 19);
  const answer = outcome.kind === "ANSWERED" ? String(outcome.status) : outcome.message;
  const isTaken = outcome.kind === "ANSWERED" && outcome.status >= 200 && outcome.status < 300;
  const note = isTaken ? "" : ", an endpoint would get it again";
  return `${time}  ${event.type}  ${event.processId} #${event.sequence}  ${answer} in ${outcome.durationMs} ms${note}`;
};
