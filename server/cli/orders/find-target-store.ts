import { UsageError } from "@/server/cli/command";
import type { Tx } from "@/server/db/client";
import { listGroups } from "@/server/db/stores/setup";
import { listStores } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";

const MOST_GROUPS = 1000;

/**
 * Finds the store that an administrator names by slug or ID; without a name, the only one there is.
 * @throws UsageError listing the existing stores
 */
export const findTargetStore = async (tx: Tx, named: string | undefined): Promise<Store> => {
  const groups = await listGroups(tx, MOST_GROUPS);
  const stores: Store[] = [];
  for (const { id: groupId } of groups) stores.push(...(await listStores(tx, { groupId, ecommerceIds: null })));
  const slugs = stores
    .slice(0, 10)
    .map(({ slug }) => slug)
    .join(", ");
  if (stores.length === 0) throw new Error("There is no store yet. Create one with `npm run svc -- stores create`.");
  const fitting = stores.filter(({ id, slug }) => named === undefined || id === named || slug === named);
  const [store, ...others] = fitting;
  if (store === undefined) throw new UsageError(`There is no store "${named}". Available stores: ${slugs}.`);
  if (others.length > 0) throw new UsageError(`There are several stores. Choose one with --store: ${slugs}.`);
  return store;
};
