import { recordAttention } from "@/server/db/connections/connections";
import type { ClaimedHooks } from "@/server/db/connections/hook-events";
import { findPageOf } from "@/server/db/money/charge-pages";
import { listShipmentsOfNumber } from "@/server/db/shipping/tracked-shipments";
import { getStore } from "@/server/db/stores/stores";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ShopFeed } from "@/server/partners/shop-feed";
import type { ServiceContext } from "../../context";
import { takeMailNotice } from "../../mails/take-mail-notice";
import { disputeChanged } from "../../payouts/dispute-changed";
import type { PaymentsEvent } from "../../payouts/payments-event";
import { refundChanged } from "../../payouts/refund-changed";
import { finishPage } from "../../returns/finish-page";
import { takeLabelBill } from "../../shipping/take-label-bill";
import { trackShipment } from "../../shipping/track-shipment";
import type { RenderBody } from "../../webhooks/relay-outbox";
import { openPayments } from "../open-payments";
import { openFeed } from "../sync/open-feed";
import { removeOrder } from "../sync/remove-order";
import { removeProduct } from "../sync/remove-product";
import { takeOrders } from "../sync/take-orders";
import { takeProduct } from "../sync/take-product";
import { eraseCustomer } from "./erase-customer";
import { eraseShop } from "./erase-shop";
import { tellOfDataRequest } from "./tell-of-data-request";

export type HookWork = {
  connection: Connection;
  hooks: ClaimedHooks;
  render: RenderBody;
  signal?: AbortSignal;
};

/** Processes the events about one subject. MORE means that a part is done and the rest follows on the next turn. */
export const doHookWork = async (ctx: ServiceContext, work: HookWork): Promise<"DONE" | "MORE"> => {
  const { connection, hooks, render } = work;
  const [topic = "IGNORED"] = hooks.topics;
  switch (topic) {
    case "ORDER":
    case "ORDER_DELETED":
      await readOrder(ctx, work);
      return "DONE";
    case "PRODUCT":
    case "PRODUCT_DELETED":
      await readProduct(ctx, work);
      return "DONE";
    case "UNINSTALLED":
      await noteUninstalled(ctx, work);
      return "DONE";
    case "CUSTOMER_ERASURE":
      await eraseCustomer(ctx, { connection, person: hooks.person, render });
      return "DONE";
    case "SHOP_ERASURE":
      return eraseShop(ctx, { connection, render });
    case "CUSTOMER_DATA_REQUEST":
      await tellOfDataRequest(ctx, { connection, hooks });
      return "DONE";
    case "TRACKING":
      await trackParcel(ctx, work);
      return "DONE";
    case "REFUND":
      await readPayments(ctx, work, refundChanged);
      return "DONE";
    case "DISPUTE":
      await readPayments(ctx, work, disputeChanged);
      return "DONE";
    case "CHECKOUT":
      await takeUpPayment(ctx, work);
      return "DONE";
    case "MAIL":
      await takeMailNotice(ctx, work);
      return "DONE";
    case "LABEL_BILL":
      await takeLabelBill(ctx, work);
      return "DONE";
    case "IGNORED":
      return "DONE";
  }
};

const readPayments = async (
  ctx: ServiceContext,
  { connection, hooks }: HookWork,
  change: (ctx: ServiceContext, event: PaymentsEvent) => Promise<void>,
): Promise<void> => {
  const { id: connectionId, groupId, ecommerceId } = connection;
  const payments = openPayments(ctx, connection);
  if (payments === null) throw refused(connection, UNKNOWN_PROVIDER);
  await change(ctx, { groupId, ecommerceId, connectionId, payments, reference: hooks.subject });
};

const UNKNOWN_PROVIDER = "This version does not know the provider of the connection.";

const trackParcel = async (ctx: ServiceContext, { connection, hooks }: HookWork): Promise<void> => {
  const { id: connectionId, groupId } = connection;
  for (const id of await listShipmentsOfNumber(ctx.db, { groupId, connectionId, trackingNumber: hooks.subject }))
    await trackShipment(ctx, id);
};

/** Payment pages that another system opened with the same account are ignored. */
const takeUpPayment = async (ctx: ServiceContext, { connection, hooks }: HookWork): Promise<void> => {
  const { id: connectionId, groupId } = connection;
  const page = await findPageOf(ctx.db, { groupId, connectionId, reference: hooks.subject });
  if (page !== null) await finishPage(ctx, page);
};

/**
 * Does nothing while the store's order sync is off: the next sync finds those changes once it is on again. An order is
 * removed only when the shop sent a deletion and no longer has it, because an order that can't be read may be hidden
 * from these credentials.
 */
const readOrder = async (ctx: ServiceContext, { connection, hooks, signal }: HookWork): Promise<void> => {
  const { subject, topics } = hooks;
  const store = await storeOf(ctx, connection);
  if (store.config.platform.isOrdersSyncDisabled) return;
  const record = await feedOf(ctx, connection).readOrder(subject, signal);
  if (record === null) {
    if (topics.includes("ORDER_DELETED")) await removeOrder(ctx, { connection, platformOrderId: subject });
    return;
  }
  const [taken] = await takeOrders(ctx, { store, connectionId: connection.id, records: [record] });
  if (taken?.result === "REFUSED") throw refused(connection, `Order ${taken.record}: ${taken.reason}`);
};

const readProduct = async (ctx: ServiceContext, { connection, hooks, signal }: HookWork): Promise<void> => {
  const { subject, topics } = hooks;
  const record = await feedOf(ctx, connection).readProduct(subject, signal);
  if (record === null) {
    if (topics.includes("PRODUCT_DELETED")) await removeProduct(ctx, { connection, platformProductId: subject });
    return;
  }
  const taken = await takeProduct(ctx, {
    ...{ store: await storeOf(ctx, connection), connectionId: connection.id, record },
  });
  if (taken.result === "REFUSED") throw refused(connection, `Product ${taken.record}: ${taken.reason}`);
};

/** An old event must not disconnect a shop that has been installed again since. */
const noteUninstalled = async (ctx: ServiceContext, { connection, hooks }: HookWork): Promise<void> => {
  if (connection.updatedAt > hooks.receivedAt) return;
  const { id, provider } = connection;
  const name = ctx.providers.all.get(provider)?.displayName ?? provider;
  const error = `The app was removed in ${name}. Connect the shop again to go on.`;
  await recordAttention(ctx.db, { id, reason: "UNINSTALLED", error, now: ctx.clock.now() });
};

const feedOf = (ctx: ServiceContext, connection: Connection): ShopFeed => {
  const feed = openFeed(ctx, connection);
  if (feed !== null) return feed;
  throw refused(connection, UNKNOWN_PROVIDER);
};

const storeOf = (ctx: ServiceContext, { groupId, ecommerceId }: Connection) =>
  getStore(ctx.db, systemActor(groupId), ecommerceId);

const refused = ({ provider }: Connection, message: string): PartnerError =>
  new PartnerError(provider, "REFUSED", message);
