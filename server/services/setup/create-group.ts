import { isVisible, visibleText } from "@/contract/vocabulary/visible-text";
import { insertGroup } from "@/server/db/stores/setup";
import { inTransaction } from "@/server/db/transaction";
import { type Actor, systemActor } from "@/server/kernel/actor";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type Setup = Pick<ServiceContext, "db" | "ids" | "clock">;

/** Creates a tenant (decisions, section 1). Returns the actor that sets it up. @throws Problem INVALID_ARGUMENT */
export const createGroup = async (ctx: Setup, { name }: { name: string }): Promise<Actor> => {
  if (!isVisible(name)) throw invalidField("name", "a group needs a name");
  const id = ctx.ids.next("grp");
  await inTransaction(ctx, (tx) => insertGroup(tx, { id, name: visibleText(name), createdAt: ctx.clock.now() }));
  return systemActor(id);
};
