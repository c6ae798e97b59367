import type { ShopProvider } from "@/server/partners/shop-provider";
import { describeFields } from "../provider-kit/fields";
import { readSignedEvent, verifySignedEvent } from "../provider-kit/signed-events";
import { MEDUSA_CAPABILITIES } from "./capabilities";
import { createMedusaClient, MEDUSA } from "./client";
import { connect } from "./connect";
import { createMedusaFeed } from "./medusa-feed";
import { createMedusaShop } from "./medusa-shop";
import { credentialsSchema, readMedusaValues } from "./values";

/** Medusa 2, over its Admin API with a secret API key. Tried with 2.21.2. */
export const medusa: ShopProvider = {
  kind: "SHOP",
  provider: MEDUSA,
  displayName: "Medusa",
  tagline: "Orders, products, returns, refunds, exchanges and stock of a Medusa 2 store.",
  tile: { color: "#18181b", letters: "Me" },
  guide: "medusa",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: [],
  capabilities: MEDUSA_CAPABILITIES,
  readValues: readMedusaValues,
  connect,
  // Medusa has no webhooks. A file in the shop's own code posts its events, which nobody can add from outside.
  subscribe: async () => null,
  isSubscribed: async () => true,
  unsubscribe: async () => undefined,
  open: createMedusaShop,
  openFeed: (connection) => createMedusaFeed(createMedusaClient(connection)),
  verifyHook: (hook, { values }) => verifySignedEvent({ hook, secret: values.signingSecret ?? "", now: new Date() }),
  readHook: readSignedEvent,
};
