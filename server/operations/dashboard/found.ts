import * as contract from "@/contract/dashboard/found";
import { listFoundParcels as listFound } from "@/server/db/station/found-parcels";
import type { FoundParcel } from "@/server/domain/found/types";
import type { Actor } from "@/server/kernel/actor";
import { presentFoundParcel, presentProposedOrder } from "@/server/presenters/found";
import type { ServiceContext } from "@/server/services/context";
import { addFoundPhoto as addPhoto } from "@/server/services/found/add-found-photo";
import { foundPhotosOf } from "@/server/services/found/found-photos-of";
import { matchFoundParcel as match } from "@/server/services/found/match-found-parcel";
import { proposeFoundOrders as propose } from "@/server/services/found/propose-found-orders";
import { recordFoundParcel as record } from "@/server/services/found/record-found-parcel";
import { setFoundAside as setAside } from "@/server/services/found/set-found-aside";
import { implement } from "../implement";
import { presentFoundParcels } from "./present-found-parcels";
import { presentParcels } from "./present-parcels";

export const recordFoundParcel = implement(contract.recordFoundParcel, async ({ ctx, actor, input }) => {
  const { found_id: id, process_id, plate, code, note, place, user, age_seconds: ageSeconds, items } = input;
  const { found, isRepeated } = await record(ctx, {
    ...{ actor, id, plate, code, note, place, ageSeconds },
    processId: process_id === "" ? null : process_id,
    person: user || actor.name,
    items: items.map(({ item_id, code, description, tag_price, unit_id }) => ({
      ...{ id: item_id, code, description, unitId: unit_id === "" ? null : unit_id },
      tagPriceMinor: tag_price === null ? null : Number(tag_price),
    })),
  });
  return { is_repeated: isRepeated, found: await presentOne(ctx, actor, found) };
});

export const addFoundPhoto = implement(contract.addFoundPhoto, async ({ ctx, actor, input }) => {
  const { photo_id: photoId, found_id: foundId, item_id, content } = input;
  const itemId = item_id === "" ? null : item_id;
  return { is_repeated: await addPhoto(ctx, { actor, photoId, foundId, itemId, content }) };
});

const MOST_LISTED = 100;

export const listFoundParcels = implement(contract.listFoundParcels, async ({ ctx, actor, input }) => {
  const found = await listFound(ctx.db, actor, { isSettled: input.is_settled, limit: MOST_LISTED });
  return { found: await presentFoundParcels(ctx, actor, found) };
});

export const proposeFoundOrders = implement(contract.proposeFoundOrders, async ({ ctx, actor, input }) => {
  const { found, orders } = await propose(ctx, { actor, foundId: input.found_id, query: input.query });
  return { found: await presentOne(ctx, actor, found), orders: orders.map(presentProposedOrder) };
});

export const matchFoundParcel = implement(contract.matchFoundParcel, async ({ ctx, actor, input }) => {
  const orders = input.orders.map(({ order_id: orderId, lines }) => ({
    orderId,
    lines: lines.map(({ line_item_id: lineItemId, quantity, item_ids: itemIds }) => ({
      ...{ lineItemId, quantity, itemIds },
    })),
  }));
  const made = await match(ctx, { actor, foundId: input.found_id, orders, person: input.user || actor.name });
  return { parcels: await presentParcels(ctx, actor, made) };
});

export const setFoundAside = implement(contract.setFoundAside, async ({ ctx, actor, input }) => {
  const { found_id: foundId, reason, user } = input;
  const found = await setAside(ctx, { actor, foundId, reason, person: user || actor.name });
  return { found: await presentOne(ctx, actor, found) };
});

const presentOne = async (ctx: ServiceContext, actor: Actor, found: FoundParcel) =>
  presentFoundParcel(found, await foundPhotosOf(ctx, { actor, foundIds: [found.id] }));
