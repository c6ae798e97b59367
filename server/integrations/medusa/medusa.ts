import { z } from "zod";
import type { OpenedConnection } from "@/server/partners/provider";
import type { CloseReturnRequest, CreditRequest, PlatformReturnRequest, Shop } from "@/server/partners/shop";
import type { ShopProvider } from "@/server/partners/shop-provider";
import { describeFields } from "../provider-kit/fields";
import { readSignedEvent, verifySignedEvent } from "../provider-kit/signed-events";
import { balanceOrder } from "./balance-order";
import { MEDUSA_CAPABILITIES } from "./capabilities";
import { createMedusaClient, MEDUSA, type MedusaClient, refused } from "./client";
import { connect } from "./connect";
import { createExchangeOrder, findExchangeOrder } from "./exchange-order";
import { keyIn, keyMark } from "./keys";
import { locationOf } from "./location-of";
import { withLock } from "./lock";
import { piecesOf } from "./map-line";
import { createMedusaFeed } from "./medusa-feed";
import { openPieces } from "./open-pieces";
import { readOrder } from "./read-order";
import { receiveReturn } from "./receive-return";
import { findRefund, major, readRefund, refund } from "./refund";
import { restock } from "./restock";
import { credentialsSchema, readMedusaValues } from "./values";
import type { MedusaOrder } from "./wire";

/** Opens a Medusa shop for the changes that returns make in it. */
const createMedusaShop = (connection: OpenedConnection): Shop => {
  const client = createMedusaClient(connection);
  return {
    platform: MEDUSA,
    capabilities: new Set(connection.capabilities),
    openReturn: (request) => openReturn(client, request),
    closeReturn: (request) => closeReturn(client, request),
    refund: (request) => refund(client, request),
    findRefund: (request) => findRefund(client, request),
    readRefund: (request) => readRefund(client, request),
    createExchangeOrder: (request) => createExchangeOrder(client, request),
    findExchangeOrder: (request) => findExchangeOrder(client, request),
    restock: (request) => restock(client, request),
    issueCredit: (request) => issueCredit(client, request),
  };
};

/**
 * COMPLETED: units that were not restocked are booked as received and damaged, which leaves the stock unchanged.
 * CANCELED, FAILED: the return is canceled, unless units were already received, which Medusa can't undo.
 */
const closeReturn = (client: MedusaClient, request: CloseReturnRequest): Promise<void> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { signal, platformReturnId, idempotencyKey } = request;
    const order = await readOrder(client, { ...request.order, signal });
    const known = order.returns.find(({ id }) => id === platformReturnId);
    // It was canceled in Medusa, so nothing is left to do.
    if (known === undefined || known.status === "canceled") return;
    if (request.outcome === "COMPLETED") {
      const dismissed = openPieces(order, known);
      if (dismissed.length > 0)
        await receiveReturn(client, { order, opened: known, received: [], dismissed, idempotencyKey, signal });
    } else if (known.items.every(({ raw_received_quantity }) => raw_received_quantity.over === 0n)) {
      const path = `/admin/returns/${known.id}/cancel`;
      const body = { no_notification: true };
      await client.post({ path, body, schema: z.unknown(), purpose: "Cancel return", signal });
    }
    await balanceOrder(client, { orderId: order.id, platformReturnId, signal });
  });

const promotion = z.object({ id: z.string(), metadata: z.record(z.string(), z.unknown()).nullish() });

/**
 * Creates a promotion code that takes the amount off one order. Medusa keeps no balance behind a code: what an order
 * doesn't use is lost, as the guide says.
 */
const issueCredit = (client: MedusaClient, request: CreditRequest): Promise<{ reference: string }> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { code, currency, amountMinor, idempotencyKey, returnCode, order, signal } = request;
    const schema = z.object({ promotions: z.array(promotion) });
    const path = `/admin/promotions?code=${encodeURIComponent(code)}&fields=id,metadata`;
    const [known] = (await client.get({ path, schema, purpose: "Check for an existing promotion", signal })).promotions;
    if (known !== undefined) {
      if (keyIn(known.metadata?.homeward) === idempotencyKey) return { reference: known.id };
      throw refused("Medusa already has a promotion with this code.");
    }
    const { items } = await readOrder(client, { ...order, signal });
    const body = {
      ...{ code, type: "standard", status: "active", is_automatic: false, limit: 1 },
      // If prices include tax, so does the value of the code.
      is_tax_inclusive: items.some(({ is_tax_inclusive }) => is_tax_inclusive === true),
      application_method: {
        ...{ type: "fixed", target_type: "order", allocation: "across" },
        ...{ value: major(amountMinor, currency), currency_code: currency.toLowerCase() },
      },
      metadata: { homeward: `${returnCode} ${keyMark(idempotencyKey)}` },
    };
    const call = { path: "/admin/promotions", schema: z.object({ promotion }), purpose: "Create store credit", signal };
    return { reference: (await client.post({ ...call, body })).promotion.id };
  });

/**
 * Requests a return in Medusa for fulfilled units. From then on Medusa shows their price as owed to the customer; a
 * refund reduces that amount and `closeReturn` settles the rest.
 */
const openReturn = (client: MedusaClient, request: PlatformReturnRequest): Promise<{ platformReturnId: string }> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { idempotencyKey, signal, returnCode } = request;
    const order = await readOrder(client, { ...request.order, signal });
    const known = order.returns.find(
      ({ metadata, status }) => keyIn(metadata.homeward) === idempotencyKey && status !== "canceled",
    );
    if (known !== undefined && known.status !== "open") return { platformReturnId: known.id };
    // Left by an aborted attempt: it has none or only some of the units.
    if (known !== undefined)
      await client.delete({
        path: `/admin/returns/${known.id}/request`,
        purpose: "Cancel unfinished return",
        signal,
      });
    requireFulfilled(order, request);
    const call = { schema: begun, purpose: `Open return for order ${request.order.name}`, signal };
    const body = {
      order_id: order.id,
      location_id: await locationOf(client, { order, signal }),
      internal_note: `Homeward return ${returnCode}`,
      metadata: { homeward: `${returnCode} ${keyMark(idempotencyKey)}` },
    };
    const { id } = (await client.post({ path: "/admin/returns", body, ...call })).return;
    const items = request.lines.map(({ lineItemId, quantity, reason }) => ({
      ...{ id: lineItemId, quantity, ...(reason === "" ? {} : { internal_note: reason }) },
    }));
    const anything = { ...call, schema: z.unknown() };
    await client.post({ path: `/admin/returns/${id}/request-items`, body: { items }, ...anything });
    await client.post({ path: `/admin/returns/${id}/request`, body: { no_notification: true }, ...anything });
    return { platformReturnId: id };
  });

const requireFulfilled = (order: MedusaOrder, { lines, order: { name } }: PlatformReturnRequest): void => {
  for (const { lineItemId, quantity } of lines) {
    const line = order.items.find(({ id }) => id === lineItemId);
    if (line === undefined) throw refused(`Order ${name} doesn't have one of these items in Medusa anymore.`);
    if (piecesOf(line.detail.raw_fulfilled_quantity) < quantity)
      throw refused(`Medusa opens returns for fulfilled items only. Fulfill order ${name} in Medusa, then retry.`);
  }
};

const begun = z.object({ return: z.object({ id: z.string() }) });

/** Medusa 2, through its Admin API with a secret API key. Tested with 2.21.2. */
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
  // Medusa has no webhooks. A file in the shop's own code posts its events, and it can't be added from outside.
  subscribe: async () => null,
  isSubscribed: async () => true,
  unsubscribe: async () => undefined,
  open: createMedusaShop,
  openFeed: (connection) => createMedusaFeed(createMedusaClient(connection)),
  verifyHook: (hook, { values }) => verifySignedEvent({ hook, secret: values.signingSecret ?? "", now: new Date() }),
  readHook: readSignedEvent,
};
