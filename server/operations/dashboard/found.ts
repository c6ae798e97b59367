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
  const { foundId: id, processId, plate, code, note, place, user, ageSeconds, items } = input;
  const { found, isRepeated } = await record(ctx, {
    ...{ actor, id, plate, code, note, place, ageSeconds },
    processId: processId === "" ? null : processId,
    person: user || actor.name,
    items: items.map(({ itemId, code, description, tagPrice, unitId }) => ({
      ...{ id: itemId, code, description, unitId: unitId === "" ? null : unitId },
      tagPriceMinor: tagPrice === null ? null : Number(tagPrice),
    })),
  });
  return { isRepeated, found: await presentOne(ctx, actor, found) };
});

export const addFoundPhoto = implement(contract.addFoundPhoto, async ({ ctx, actor, input }) => {
  const { photoId, foundId, content } = input;
  const itemId = input.itemId === "" ? null : input.itemId;
  return { isRepeated: await addPhoto(ctx, { actor, photoId, foundId, itemId, content }) };
});

const MOST_LISTED = 100;

export const listFoundParcels = implement(contract.listFoundParcels, async ({ ctx, actor, input }) => {
  const found = await listFound(ctx.db, actor, { isSettled: input.isSettled, limit: MOST_LISTED });
  return { found: await presentFoundParcels(ctx, actor, found) };
});

export const proposeFoundOrders = implement(contract.proposeFoundOrders, async ({ ctx, actor, input }) => {
  const { found, orders } = await propose(ctx, { actor, foundId: input.foundId, query: input.query });
  return { found: await presentOne(ctx, actor, found), orders: orders.map(presentProposedOrder) };
});

export const matchFoundParcel = implement(contract.matchFoundParcel, async ({ ctx, actor, input }) => {
  const made = await match(ctx, { actor, ...input, person: input.user || actor.name });
  return { parcels: await presentParcels(ctx, actor, made) };
});

export const setFoundAside = implement(contract.setFoundAside, async ({ ctx, actor, input }) => {
  const { foundId, reason, user } = input;
  const found = await setAside(ctx, { actor, foundId, reason, person: user || actor.name });
  return { found: await presentOne(ctx, actor, found) };
});

const presentOne = async (ctx: ServiceContext, actor: Actor, found: FoundParcel) =>
  presentFoundParcel(found, await foundPhotosOf(ctx, { actor, foundIds: [found.id] }));
