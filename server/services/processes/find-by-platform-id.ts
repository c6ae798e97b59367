import { listByPlatformId } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { notFound, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Id of the return that the shop's id names, in the stores of the actor, or in one of them.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION naming the stores where it names several returns
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
 * An id of the shop's own that two stores share names neither: nobody gets the wrong shopper's return.
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
