import { listByPlatformId } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Returns the ID of the return with a shop's ID, in all stores of the actor or in one.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION naming the stores when several returns match
 */
export const findByPlatformId = async (
  { db }: Pick<ServiceContext, "db">,
  { actor, platformProcessId, ecommerceId }: { actor: Actor; platformProcessId: string; ecommerceId: string },
): Promise<string> => {
  const found = await listByPlatformId(db, actor, { platformProcessId, ecommerceId });
  requireOneStore(found, { what: "return", named: platformProcessId });
  const [first, second] = found;
  if (first === undefined) throw notFound("return process");
  if (second === undefined) return first.id;
  const details = found.map(({ id }) => ({ process_id: id }));
  const ids = found.map(({ id }) => id).join(", ");
  const message = `The shop's ID ${platformProcessId} belongs to several returns of one store: ${ids}. Pass the process_id.`;
  throw new Problem("FAILED_PRECONDITION", message, { details });
};

/**
 * A shop's ID that two stores share identifies neither, so that nobody gets the wrong shopper's return.
 * @throws Problem FAILED_PRECONDITION naming the stores
 */
export const requireOneStore = (
  found: readonly { ecommerceId: string }[],
  { what, named }: { what: "return" | "order"; named: string },
): void => {
  const stores = [...new Set(found.map(({ ecommerceId }) => ecommerceId))].sort();
  if (stores.length < 2) return;
  throw new Problem(
    "FAILED_PRECONDITION",
    `The shop's ID ${named} belongs to a ${what} in several stores: ${stores.join(", ")}. Pass ecommerce_id, or use a key that is limited to one store.`,
    { details: stores.map((ecommerceId) => ({ ecommerce_id: ecommerceId })) },
  );
};
