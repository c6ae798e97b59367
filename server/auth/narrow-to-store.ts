import { cookies, headers } from "next/headers";
import { STORE_COOKIE, STORE_HEADER } from "@/contract/vocabulary/chosen-store";
import { getContext } from "@/server/context";
import { isStoreOfGroup } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";

/**
 * Restricts the actor to the one store of their group that they have chosen, if any. Pages of the dashboard read it
 * from a cookie for their path, and requests of those pages from a header. Stores of another group and deleted stores
 * are ignored.
 */
export const narrowToStore = async (actor: Actor): Promise<Actor> => {
  const [sent, jar] = await Promise.all([headers(), cookies()]);
  const id = sent.get(STORE_HEADER) ?? jar.get(STORE_COOKIE)?.value ?? "";
  const isChosen = id !== "" && (await isStoreOfGroup(getContext().db, { groupId: actor.groupId, id }));
  return isChosen ? { ...actor, ecommerceIds: [id] } : actor;
};
