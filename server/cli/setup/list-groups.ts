import { listGroups } from "@/server/db/stores/setup";
import { listStores } from "@/server/db/stores/stores";
import { systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";

export type GroupWithStores = {
  readonly id: string;
  readonly name: string;
  readonly stores: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
};

/** More than any installation has. */
export const MOST_GROUPS = 10_000;

/**
 * Returns up to `limit` groups of the installation with their stores, oldest first: for administrators on the command
 * line.
 */
export const listGroupsWithStores = async (ctx: ServiceContext, limit: number): Promise<GroupWithStores[]> => {
  const groups = await listGroups(ctx.db, limit);
  return Promise.all(
    groups.map(async (group) => {
      const stores = await listStores(ctx.db, systemActor(group.id));
      return { ...group, stores: stores.map(({ id, slug, name }) => ({ id, slug, name })) };
    }),
  );
};
