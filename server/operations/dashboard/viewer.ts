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
    user_id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    scopes: [...actor.scopes],
    all_stores: all.map(({ id, name }) => ({ ecommerce_id: id, name })),
    stores: stores.map((store) => ({
      ecommerce_id: store.id,
      name: store.name,
      slug: store.slug,
      is_testing: store.isTesting,
      test_reach: testReach(connections.filter(({ ecommerceId }) => ecommerceId === store.id)),
      time_zone: store.timeZone,
      currency_code: store.currencyCode,
    })),
  };
});
