import { type ListedParcel, shipNoticeHead, shipNoticeLines } from "@/contract/vocabulary/ship-notice-csv";
import type { DueNotice } from "@/server/db/shipping/ship-notices";
import { getWarehouse } from "@/server/db/shipping/warehouses";
import { getStore } from "@/server/db/stores/stores";
import type { ExpectedParcel } from "@/server/domain/shipping/expected-parcel";
import type { Store, Warehouse } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import type { ServiceContext } from "../context";
import { listExpectedParcels } from "./list-expected-parcels";

const PAGE = 200;

/** `present`: formats the parcels of a return as they are published. */
export type Presenting = { present: (expected: ExpectedParcel) => ListedParcel[] };

export type Notice = {
  csv: string;
  parcels: (ListedParcel & { is_new: boolean })[];
  onTheirWay: number;
  fresh: number;
};

type Asked = Presenting & { due: Omit<DueNotice, "ecommerceId">; store: Store };

/** Collects the whole list: a warehouse unpacks whatever arrives, whenever it was announced. */
export const collectNotice = async (ctx: ServiceContext, { due, store, present }: Asked): Promise<Notice> => {
  const actor = systemActor(due.groupId);
  const notice: Notice = { csv: shipNoticeHead(), parcels: [], onTheirWay: 0, fresh: 0 };
  const { sentAt } = due;
  const isNew = (parcel: { announced_at: string }) =>
    sentAt === null || Date.parse(parcel.announced_at) > Date.parse(sentAt);
  let cursor = "";
  do {
    const asked = { actor, ecommerceId: store.id, warehouseId: due.warehouseId, cursor, pageSize: PAGE };
    const page = await listExpectedParcels(ctx, asked);
    const parcels = page.parcels.flatMap(present);
    notice.csv += shipNoticeLines(parcels, isNew);
    notice.parcels.push(...parcels.map((parcel) => ({ ...parcel, is_new: isNew(parcel) })));
    notice.onTheirWay += parcels.filter((parcel) => parcel.shipping_status === "COLLECTED").length;
    notice.fresh += parcels.filter(isNew).length;
    cursor = page.nextCursor;
  } while (cursor !== "");
  return notice;
};

type Listed = { notice: Notice; warehouse: Warehouse; store: Store; now: Date };

/** The list as systems receive it: the bytes that are signed. */
export const noticeBody = ({ notice, warehouse, store, now }: Listed): string =>
  JSON.stringify({
    ...{ ecommerce_id: store.id, warehouse_id: warehouse.id, warehouse_name: warehouse.name },
    ...{ day: localDay(now, store.timeZone), generated_at: now.toISOString() },
    parcels: notice.parcels,
  });

/** The list as it would be sent now, to test its receiver. @throws Problem NOT_FOUND */
export const listNow = async (
  ctx: ServiceContext,
  { actor, warehouseId, present }: Presenting & { actor: Actor; warehouseId: string },
): Promise<{ body: string; storeId: string }> => {
  const warehouse = await getWarehouse(ctx.db, actor, warehouseId);
  const store = await getStore(ctx.db, actor, warehouse.ecommerceId);
  const due = { warehouseId, groupId: store.groupId, sentAt: null };
  const notice = await collectNotice(ctx, { due, store, present });
  return { body: noticeBody({ notice, warehouse, store, now: ctx.clock.now() }), storeId: store.id };
};
