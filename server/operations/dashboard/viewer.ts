import * as contract from "@/contract/dashboard/viewer";
import { listConnections } from "@/server/db/connections/connections";
import { findMember } from "@/server/db/people/users";
import { listStores } from "@/server/db/stores/stores";
import { testReach } from "@/server/domain/connections/test-reach";
import { notFound } from "@/server/kernel/problem";
import { implement } from "../implement";

export const getViewer = implement(contract.getViewer, async ({ ctx, actor }) => {
  const member = await findMember(ctx.db, actor.id);
  if (member === null) throw notFound("member");
  const [stores, all, connections] = await Promise.all([
    listStores(ctx.db, actor),
    listStores(ctx.db, { groupId: member.groupId, ecommerceIds: null }),
    listConnections(ctx.db, actor),
  ]);
  return {
    ...member,
    userId: member.id,
    scopes: [...actor.scopes],
    allStores: all.map(({ id, name }) => ({ ecommerceId: id, name })),
    stores: stores.map((store) => ({
      ...store,
      ecommerceId: store.id,
      testReach: testReach(connections.filter(({ ecommerceId }) => ecommerceId === store.id)),
    })),
  };
});
