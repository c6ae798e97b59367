import { EXPECTED_PARCELS } from "@/contract/vocabulary/webhook-event";
import type { Tx } from "@/server/db/client";
import {
  claimShipNotice,
  type DueNotice,
  finishShipNotice,
  scheduleShipNotice,
} from "@/server/db/shipping/ship-notices";
import { listWarehouses } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import { inTransaction } from "@/server/db/transaction";
import { insertNoticeEvent } from "@/server/db/webhooks/outbox";
import { insertDeliveries } from "@/server/db/webhooks/webhook-claims";
import { listNoticeEndpoints } from "@/server/db/webhooks/webhook-endpoints";
import { nextNoticeAt } from "@/server/domain/shipping/next-notice-at";
import type { Store, Warehouse } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { headerText } from "../mails/mail-headers";
import { noteHtml } from "../mails/note-html";
import { collectNotice, type Notice, noticeBody, type Presenting } from "./collect-notice";

/** If the worker on a notice dies or the mail server is unreachable, the notice is retried after this. */
const LEASE_MS = 10 * 60_000;

type Sending = Presenting & { signal?: AbortSignal };
type Due = Presenting & { due: DueNotice; now: Date };

/**
 * Sends each warehouse its list of parcels in transit, once a day at its own time: by email, and by webhook to its
 * systems (decision 0064). An empty list is not sent. A notice whose email failed becomes due again; if it is sent
 * twice, email apps group the two. Its webhooks are written after the email and retried separately.
 */
export const sendShipNotices = async (ctx: ServiceContext, { present, signal }: Sending): Promise<void> => {
  while (!signal?.aborted) {
    const now = ctx.clock.now();
    const due = await claimShipNotice(ctx.db, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) });
    if (due === null) return;
    try {
      await sendOne(ctx, { due, now, present });
    } catch (error) {
      ctx.log.warn({ err: error, warehouse_id: due.warehouseId }, "a ship notice was not sent; it is tried again");
    }
  }
};

const sendOne = async (ctx: ServiceContext, { due, now, present }: Due): Promise<void> => {
  const actor = systemActor(due.groupId);
  const store = await getStore(ctx.db, actor, due.ecommerceId);
  const warehouse = (await listWarehouses(ctx.db, actor, store.id)).find(({ id }) => id === due.warehouseId);
  const endpoints = await listNoticeEndpoints(ctx.db, actor, due.warehouseId);
  if (warehouse === undefined || warehouse.noticeEmails.length + endpoints.length === 0)
    return scheduleShipNotice(ctx.db, actor, { ...due, dueAt: null });
  const notice = await collectNotice(ctx, { due, store, present });
  const isEmpty = notice.parcels.length === 0;
  const mails = isEmpty ? [] : warehouse.noticeEmails.map((to) => mailOf(ctx, { to, notice, warehouse, store, now }));
  for (const mail of mails) await send(ctx, mail, due);
  const { noticeTime: time } = warehouse;
  const dueAt = nextNoticeAt(now, { time, timeZone: store.timeZone });
  await inTransaction(ctx, async (tx) => {
    const body = noticeBody({ notice, warehouse, store, now });
    if (!isEmpty) await post(ctx, tx, { due, endpoints, body, now });
    await finishShipNotice(tx, due, { now, dueAt });
  });
  if (!isEmpty && endpoints.length > 0) ctx.wake("deliveries");
};

type Posting = { due: DueNotice; endpoints: readonly string[]; body: string; now: Date };

/**
 * Writes the same list as a webhook delivery: signed, retried, shown and replayed like any other. For ordering, the
 * warehouse takes the place of the return.
 */
const post = async (ctx: ServiceContext, tx: Tx, { due, endpoints, body, now }: Posting): Promise<void> => {
  if (endpoints.length === 0) return;
  const { groupId, ecommerceId, warehouseId } = due;
  const id = ctx.ids.next("evt");
  const sequence = await insertNoticeEvent(tx, { id, groupId, ecommerceId, warehouseId, body, now });
  await insertDeliveries(
    tx,
    endpoints.map((endpointId) => ({
      ...{ id: ctx.ids.next("dlv"), groupId, endpointId, eventId: id, processId: warehouseId },
      ...{ sequence, type: EXPECTED_PARCELS, createdAt: now },
    })),
  );
};

/** A nonexistent address doesn't block the others. @throws PartnerError when it has to be retried */
const send = async (ctx: ServiceContext, mail: OutgoingMail, { warehouseId }: DueNotice): Promise<void> => {
  try {
    await ctx.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof PartnerError) || error.isRetryable) throw error;
    ctx.log.warn({ warehouse_id: warehouseId }, "an address of a ship notice takes no mail");
  }
};

type Composing = { to: string; notice: Notice; warehouse: Warehouse; store: Store; now: Date };

const mailOf = ({ env }: ServiceContext, { to, notice, warehouse, store, now }: Composing): OutgoingMail => {
  const day = localDay(now, store.timeZone);
  const { onTheirWay, fresh } = notice;
  const parcels = notice.parcels.length;
  const lines = [
    `On their way to ${warehouse.name}: ${onTheirWay}. Announced: ${parcels - onTheirWay}. New since the last list: ${fresh}.`,
    "The attached list has a line for each product. At the station, the return code opens the return.",
    `${env.APP_URL}/dashboard/settings/warehouses`,
  ];
  return {
    to,
    from: env.MAIL_FROM,
    subject: headerText(
      `${store.name}: ${parcels} ${parcels === 1 ? "parcel" : "parcels"} for ${warehouse.name}, ${day}`,
    ),
    text: lines.join("\n\n"),
    html: noteHtml(lines),
    headers: {
      "Message-ID": `<${warehouse.id}.${day}.${to}@homeward>`,
      "Auto-Submitted": "auto-generated",
      "X-SVC-Group": store.groupId,
    },
    attachments: [
      { name: `returns-${day}.csv`, contentType: "text/csv; charset=utf-8", content: Buffer.from(notice.csv, "utf8") },
    ],
  };
};
