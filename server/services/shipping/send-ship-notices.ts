import { type ListedParcel, shipNoticeHead, shipNoticeLines } from "@/contract/vocabulary/ship-notice-csv";
import { claimShipNotice, type DueNotice, finishShipNotice, scheduleShipNotice } from "@/server/db/ship-notices";
import { getStore } from "@/server/db/stores";
import { listWarehouses } from "@/server/db/warehouses";
import type { ExpectedParcel } from "@/server/domain/shipping/expected-parcel";
import { nextNoticeAt } from "@/server/domain/shipping/next-notice-at";
import type { Store, Warehouse } from "@/server/domain/store/types";
import { systemActor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { headerText } from "../mails/mail-headers";
import { noteHtml } from "../mails/note-html";
import { listExpectedParcels } from "./list-expected-parcels";

/** Whoever dies over a notice leaves it to others after that; a mail server that is away is asked again then. */
const LEASE_MS = 10 * 60_000;
const PAGE = 200;

/** `present`: a parcel as it is published. */
type Sending = { present: (parcel: ExpectedParcel) => ListedParcel; signal?: AbortSignal };
type Due = Pick<Sending, "present"> & { due: DueNotice; now: Date };

/**
 * Mails warehouses what is on its way, each at its own time once a day (decision 0064). Where nothing is, nothing is
 * sent. A notice that could not be sent is due again; sent twice, mail programs fold the two.
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
  if (warehouse === undefined || warehouse.noticeEmails.length === 0)
    return scheduleShipNotice(ctx.db, actor, { ...due, dueAt: null });
  const notice = await collect(ctx, { due, store, present });
  const mails =
    notice.parcels === 0 ? [] : warehouse.noticeEmails.map((to) => mailOf(ctx, { to, notice, warehouse, store, now }));
  for (const mail of mails) await send(ctx, mail, due);
  const { noticeTime: time } = warehouse;
  await finishShipNotice(ctx.db, due, { now, dueAt: nextNoticeAt(now, { time, timeZone: store.timeZone }) });
};

/** An address that nobody has keeps the others from nothing. @throws PartnerError when it has to be tried again */
const send = async (ctx: ServiceContext, mail: OutgoingMail, { warehouseId }: DueNotice): Promise<void> => {
  try {
    await ctx.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof PartnerError) || error.isRetryable) throw error;
    ctx.log.warn({ warehouse_id: warehouseId }, "an address of a ship notice takes no mail");
  }
};

type Notice = { csv: string; parcels: number; onTheirWay: number; fresh: number };

/** The whole list: a warehouse unpacks what arrives, whenever it was announced. */
const collect = async (
  ctx: ServiceContext,
  { due, store, present }: { due: DueNotice; store: Store } & Pick<Sending, "present">,
): Promise<Notice> => {
  const actor = systemActor(due.groupId);
  const notice = { csv: shipNoticeHead(), parcels: 0, onTheirWay: 0, fresh: 0 };
  const { sentAt } = due;
  const isNew = (parcel: { announced_at: string }) => sentAt === null || new Date(parcel.announced_at) > sentAt;
  let cursor = "";
  do {
    const asked = { actor, ecommerceId: store.id, warehouseId: due.warehouseId, cursor, pageSize: PAGE };
    const page = await listExpectedParcels(ctx, asked);
    const parcels = page.parcels.map(present);
    notice.csv += shipNoticeLines(parcels, isNew);
    notice.parcels += parcels.length;
    notice.onTheirWay += parcels.filter((parcel) => parcel.shipping_status === "COLLECTED").length;
    notice.fresh += parcels.filter(isNew).length;
    cursor = page.nextCursor;
  } while (cursor !== "");
  return notice;
};

type Composing = { to: string; notice: Notice; warehouse: Warehouse; store: Store; now: Date };

const mailOf = ({ env }: ServiceContext, { to, notice, warehouse, store, now }: Composing): OutgoingMail => {
  const day = localDay(now, store.timeZone);
  const { parcels, onTheirWay, fresh } = notice;
  const lines = [
    `On their way to ${warehouse.name}: ${onTheirWay}. Announced: ${parcels - onTheirWay}. New since the last list: ${fresh}.`,
    "The attached list has a line for each product. At the station, the return code opens the return.",
    `${env.APP_URL}/dashboard/settings/warehouses`,
  ];
  return {
    to,
    from: env.MAIL_FROM,
    subject: headerText(
      `${store.name}: ${parcels} ${parcels === 1 ? "return" : "returns"} for ${warehouse.name}, ${day}`,
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
