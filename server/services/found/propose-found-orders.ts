import { listOrderCandidates } from "@/server/db/orders/order-candidates";
import { getProcess } from "@/server/db/returns/processes";
import { getFoundParcel } from "@/server/db/station/found-parcels";
import { listStores } from "@/server/db/stores/stores";
import { codeSpellings } from "@/server/domain/found/product-codes";
import { type ProposedOrder, proposeOrders } from "@/server/domain/found/propose-orders";
import type { FoundParcel } from "@/server/domain/found/types";
import { lookupEmail, lookupNumber } from "@/server/domain/orders/lookup-keys";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Limits the reads of one kind; as many are shown as have a digit key. */
const MOST_READ = 60;
const MOST_SHOWN = 9;

/**
 * Suggests owners of the found items, the likeliest order first. `query` is what a person knows besides: an order
 * number or an address. @throws Problem NOT_FOUND
 */
export const proposeFoundOrders = async (
  ctx: ServiceContext,
  { actor, foundId, query }: { actor: Actor; foundId: string; query: string },
): Promise<{ found: FoundParcel; orders: ProposedOrder[] }> => {
  const found = await getFoundParcel(ctx.db, actor, foundId);
  const [stores, process] = await Promise.all([
    listStores(ctx.db, actor),
    found.processId === null ? null : getProcess(ctx.db, actor, found.processId),
  ]);
  const label = query.trim() === "" ? found.code : query.trim();
  const email = process?.email ?? "";
  const numbers = label === "" ? [] : stores.map(({ config }) => lookupNumber(label, config));
  const emails = [label, email].map(lookupEmail).filter((each) => each.includes("@"));
  const codes = found.items.flatMap(({ code, matchedTo }) => (matchedTo === null ? codeSpellings(code) : []));
  const candidates = await listOrderCandidates(ctx.db, actor, { codes, numbers, emails, limit: MOST_READ });
  const scene = { items: found.items, label, email, candidates, now: ctx.clock.now() };
  return { found, orders: proposeOrders(scene).slice(0, MOST_SHOWN) };
};
