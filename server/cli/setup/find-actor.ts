import { KEY_SCOPES, STAFF_SCOPES } from "@/contract/vocabulary/scope";
import { UsageError } from "@/server/cli/command";
import { findGroup, listGroups } from "@/server/db/stores/setup";
import { findStore, findStoreBySlug } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";
import { type Actor, systemActor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";
import { listGroupsWithStores, MOST_GROUPS } from "./list-groups";

/**
 * Returns an actor with full access to a group, because the caller owns the machine: the group with this ID, or the
 * only one. @throws UsageError
 */
export const findGroupActor = async (ctx: ServiceContext, groupId: string | undefined): Promise<Actor> => {
  const actor = await findGroupActorIfAny(ctx, groupId);
  if (actor === null) throw new UsageError("There is no group yet. `stores create` creates the first one.");
  return actor;
};

/**
 * Like `findGroupActor`; null if no group was given and none exists. @throws UsageError for an unknown or ambiguous one
 */
export const findGroupActorIfAny = async (ctx: ServiceContext, groupId: string | undefined): Promise<Actor | null> => {
  if (groupId !== undefined) {
    if ((await findGroup(ctx.db, { groupId, ecommerceIds: null })) === null)
      throw new UsageError(await withGroups(ctx, `There is no group ${groupId}.`));
    return commandActor(groupId);
  }
  const groups = await listGroups(ctx.db, 2);
  if (groups.length > 1) throw new UsageError(await withGroups(ctx, "There are several groups. Specify one:"));
  return groups[0] === undefined ? null : commandActor(groups[0].id);
};

/** As many as can be read at a glance; `stores list` shows all. */
const NAMED_GROUPS = 10;

const withGroups = async (ctx: ServiceContext, text: string): Promise<string> => {
  const lines = (await listGroupsWithStores(ctx, NAMED_GROUPS)).map(({ id, name, stores }) => {
    const slugs = stores.map(({ slug }) => slug).join(", ");
    return `  --group ${id}   ${name}${slugs === "" ? "" : `, with ${slugs}`}`;
  });
  return [text, ...lines, "`npm run svc -- stores list` shows them all."].join("\n");
};

/** Finds a store by its slug, with an actor that can only access this store. @throws UsageError */
export const findStoreActor = async (ctx: ServiceContext, slug: string): Promise<{ actor: Actor; store: Store }> => {
  const found = await findStoreBySlug(ctx.db, slug);
  if (found === null) throw new UsageError(`There is no store ${slug}.`);
  const actor: Actor = { ...commandActor(found.groupId), ecommerceIds: [found.id] };
  const store = await findStore(ctx.db, actor, found.id);
  if (store === null) throw new UsageError(`There is no store ${slug}.`);
  return { actor, store };
};

/** Finds a store by its ecommerce_id or its slug, in any group. @throws UsageError */
export const findNamedStoreActor = async (
  ctx: ServiceContext,
  named: string,
): Promise<{ actor: Actor; store: Store }> => {
  for (const { id: groupId } of await listGroups(ctx.db, MOST_GROUPS)) {
    const store = await findStore(ctx.db, commandActor(groupId), named);
    if (store !== null) return { store, actor: { ...commandActor(groupId), ecommerceIds: [store.id] } };
  }
  return findStoreActor(ctx, named);
};

/** Returns the actor for the machine's owner in a group. */
export const commandActor = (groupId: string): Actor => ({
  ...systemActor(groupId),
  name: "Command line",
  scopes: new Set([...KEY_SCOPES, ...STAFF_SCOPES]),
});
