import { cookies, headers } from "next/headers";
import { STORE_COOKIE, STORE_HEADER } from "@/contract/vocabulary/chosen-store";
import { getContext } from "@/server/context";
import { isStoreOfGroup } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";

/**
 * The same person, who looks at one store of their group alone if they chose one: pages of the dashboard are told by a
 * cookie of their path, calls of those pages by a header. A store of another group, or one that is gone, narrows nothing.
 */
export const narrowToStore = async (actor: Actor): Promise<Actor> => {
  const [sent, jar] = await Promise.all([headers(), cookies()]);
  const id = sent.get(STORE_HEADER) ?? jar.get(STORE_COOKIE)?.value ?? "";
  const isChosen = id !== "" && (await isStoreOfGroup(getContext().db, { groupId: actor.groupId, id }));
  return isChosen ? { ...actor, ecommerceIds: [id] } : actor;
};
