import { z } from "zod";
import { PartnerError } from "@/server/partners/partner-error";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { Admin } from "./admin";
import { createAdmin } from "./admin";
import { failureOfUser } from "./failures";
import { SUBSCRIBE, SUBSCRIPTIONS, UNSUBSCRIBE } from "./shop-documents";
import { pageInfoSchema } from "./wire-order";

/** Without the three privacy topics: Shopify accepts those only in the app's own settings. */
const ORDER_TOPICS = ["ORDERS_CREATE", "ORDERS_UPDATED", "ORDERS_EDITED", "ORDERS_FULFILLED", "ORDERS_DELETE"];
const OTHER_TOPICS = ["REFUNDS_CREATE", "PRODUCTS_CREATE", "PRODUCTS_UPDATE", "PRODUCTS_DELETE", "APP_UNINSTALLED"];
const STOCK_TOPICS = ["INVENTORY_LEVELS_UPDATE"];
const RETURN_TOPICS = [
  "RETURNS_REQUEST",
  "RETURNS_APPROVE",
  "RETURNS_UPDATE",
  "RETURNS_PROCESS",
  "RETURNS_CLOSE",
  "RETURNS_REOPEN",
  "RETURNS_CANCEL",
];

const topicsOf = ({ capabilities }: Pick<OpenedConnection, "capabilities">): readonly string[] => [
  ...ORDER_TOPICS,
  ...OTHER_TOPICS,
  ...STOCK_TOPICS,
  ...(capabilities.includes("RETURNS") ? RETURN_TOPICS : []),
];

/** Subscribes to every topic that is not yet delivered to `hookUrl`. */
export const subscribe = async (connection: OpenedConnection): Promise<ConnectionValues> => {
  const admin = createAdmin(connection);
  const known = new Set((await ownSubscriptions(admin, connection.hookUrl)).map(({ topic }) => topic));
  for (const topic of topicsOf(connection)) {
    if (known.has(topic)) continue;
    const { webhookSubscriptionCreate: answer } = await admin.ask({
      document: SUBSCRIBE,
      variables: { topic, uri: connection.hookUrl },
      data: z.object({
        webhookSubscriptionCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
      }),
      purpose: `Set up webhook ${topic}`,
    });
    const faults = answer.userErrors.filter(({ message }) => !/already been taken/i.test(message));
    if (faults.length > 0) throw failureOfUser(faults, `subscribe to ${topic}`);
  }
  return {};
};

export const isSubscribed = async (connection: OpenedConnection): Promise<boolean> => {
  const known = new Set(
    (await ownSubscriptions(createAdmin(connection), connection.hookUrl)).map(({ topic }) => topic),
  );
  return topicsOf(connection).every((topic) => known.has(topic));
};

/** Removes only the subscriptions that deliver to `hookUrl`. An uninstalled app has none left. */
export const unsubscribe = async (connection: OpenedConnection): Promise<void> => {
  const admin = createAdmin(connection);
  try {
    for (const { id, topic } of await ownSubscriptions(admin, connection.hookUrl))
      await admin.ask({
        document: UNSUBSCRIBE,
        variables: { id },
        data: z.object({ webhookSubscriptionDelete: z.unknown() }),
        purpose: `Remove webhook ${topic}`,
      });
  } catch (error) {
    if (!(error instanceof PartnerError && error.kind === "UNAUTHORIZED")) throw error;
  }
};

const dataSchema = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string() })),
    pageInfo: pageInfoSchema,
  }),
});

const ownSubscriptions = async (admin: Admin, hookUrl: string): Promise<{ id: string; topic: string }[]> => {
  const found: { id: string; topic: string; uri: string }[] = [];
  let after: string | null = null;
  do {
    const answer: z.output<typeof dataSchema> = await admin.ask({
      document: SUBSCRIPTIONS,
      variables: { after },
      data: dataSchema,
      purpose: "Read webhooks",
    });
    const { nodes, pageInfo } = answer.webhookSubscriptions;
    found.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return found.filter(({ uri }) => uri === hookUrl);
};
