import { exportPerson } from "@/server/db/export-person";
import { findPerson } from "@/server/db/find-person";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Everything that is kept under an e-mail, as one document. */
export const exportShopper = async (
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  { actor, email }: { actor: Actor; email: string },
): Promise<Record<string, unknown>> => {
  const kept = await findPerson(db, actor, lookupEmail(email));
  return { exported_at: clock.now().toISOString(), ...(await exportPerson(db, actor, kept)) };
};
