import { WEBHOOK_EVENTS } from "@/contract/vocabulary/webhook-event";
import { type Command, type CommandInput, type CommandResult, UsageError } from "@/server/cli/command";
import { findGroupActor, findStoreActor } from "@/server/cli/setup/find-actor";
import { openContext } from "@/server/cli/setup/open-context";
import { listOf, textOf } from "@/server/cli/setup/options";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";

const HELP = `Usage: npm run svc -- webhooks add URL [options]
       npm run svc -- webhooks list [--group ID]
       npm run svc -- webhooks replay DELIVERY_ID [--group ID]
       npm run svc -- webhooks listen URL [--store SLUG] [--secret SECRET]

Manages endpoints that receive the events of every return.
  --events A,B   default all: ${WEBHOOK_EVENTS.join(", ")}
  --store SLUG   events of this store only; default every store of the group
  --group ID     required if there are several groups

The signing secret is shown once. For addresses that are not public (to develop a receiver) start the server and \`add\`
with WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true, or use \`listen\`, which works without it.

\`listen\` is for developing a receiver: while the product runs, it forwards what happens from now on in test stores to
an address on your own machine, with the bytes and headers of a real delivery, and prints a line for each event. It
isn't an endpoint: it changes nothing, retries nothing and stores nothing. --secret reuses an earlier secret (whsec_…),
so that the receiver can keep its own.

Example: npm run svc -- webhooks listen http://localhost:4000/hooks --store demo
Example: npm run svc -- webhooks add https://shop.example.com/hooks --store demo`;

/** `webhooks add|list|replay`. */
export const command: Command = {
  summary: "Add, list, replay and try out webhooks (add, list, replay, listen)",
  help: HELP,
  options: {
    events: { type: "string" },
    store: { type: "string" },
    group: { type: "string" },
    secret: { type: "string" },
  },
  run: async ({ words: [verb, subject, ...more], options, say }) => {
    if (verb === "add" && subject !== undefined && more.length === 0) return add(subject, options);
    if (verb === "list" && subject === undefined) return list(options);
    if (verb === "replay" && subject !== undefined && more.length === 0) return replay(subject, options);
    if (verb === "listen" && subject !== undefined && more.length === 0) return listen({ url: subject, options, say });
    throw new UsageError(
      "Use `webhooks add URL`, `webhooks list`, `webhooks replay DELIVERY_ID` or `webhooks listen URL`.",
    );
  },
};

const add = async (url: string, options: CommandInput["options"]): Promise<CommandResult> => {
  const events = listOf(textOf(options, "events") ?? WEBHOOK_EVENTS.join(","), "events", WEBHOOK_EVENTS);
  const ctx = await openContext();
  const { createEndpoint } = await import("@/server/services/webhooks/create-endpoint");
  const actor = await actorOf(ctx, options);
  const { endpoint, secret } = await createEndpoint(ctx, { actor, url, events });
  const text = `${endpoint.url} receives ${events.join(", ")}.\nIts signing secret, shown only once:\n  ${secret}`;
  return { text, data: { endpoint_id: endpoint.id, url: endpoint.url, events, secret } };
};

const list = async (options: CommandInput["options"]): Promise<CommandResult> => {
  const ctx = await openContext();
  const { listEndpoints } = await import("@/server/services/webhooks/list-endpoints");
  const endpoints = await listEndpoints(ctx, { actor: await findGroupActor(ctx, textOf(options, "group")) });
  const lines = endpoints.map(({ id, url, isEnabled, disabledReason }) =>
    [id, isEnabled ? "on " : "off", url, disabledReason].join("  ").trimEnd(),
  );
  return { text: lines.length === 0 ? "There are no endpoints." : lines.join("\n"), data: { endpoints } };
};

const replay = async (deliveryId: string, options: CommandInput["options"]): Promise<CommandResult> => {
  const ctx = await openContext();
  const { replayDelivery } = await import("@/server/services/webhooks/replay-delivery");
  await replayDelivery(ctx, { actor: await findGroupActor(ctx, textOf(options, "group")), deliveryId });
  return { text: `The delivery ${deliveryId} will be sent again.`, data: { delivery_id: deliveryId } };
};

const SECRET = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/;

const listen = async ({ url, options, say }: Pick<CommandInput, "options" | "say"> & { url: string }) => {
  const secret = textOf(options, "secret");
  if (secret !== undefined && !SECRET.test(secret))
    throw new UsageError("--secret must be a signing secret of `webhooks listen` or an endpoint (whsec_…).");
  const ctx = await openContext();
  const { listenForWebhooks } = await import("@/server/cli/setup/listen-for-webhooks");
  return listenForWebhooks(ctx, { actor: await actorOf(ctx, options), url, secret, say });
};

const actorOf = async (ctx: ServiceContext, options: CommandInput["options"]): Promise<Actor> => {
  const slug = textOf(options, "store");
  return slug === undefined ? findGroupActor(ctx, textOf(options, "group")) : (await findStoreActor(ctx, slug)).actor;
};
