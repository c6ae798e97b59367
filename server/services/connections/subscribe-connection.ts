import { changeConnection, lockConnection } from "@/server/db/connections/connections";
import { inTransaction } from "@/server/db/transaction";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { inTime } from "./asking-provider";
import { requireProvider } from "./check-values";
import { openConnection } from "./open-connection";
import { openValues, sealValues } from "./seal-values";

/** The start of the warning that the provider sends no events. */
export const NO_EVENTS = "Webhooks are not set up";

/**
 * Subscribes to the provider's events and stores the signing secret. If the provider refuses, the connection still
 * works: changes are read every hour, and a warning says why. @returns whether the provider sends events
 */
export const subscribeConnection = async (ctx: ServiceContext, row: Connection): Promise<boolean> => {
  const definition = requireProvider(ctx, row.provider);
  const { connection, flushCalls } = openConnection(ctx, row);
  try {
    const added = await inTime({ provider: row.provider, http: connection.http }, (http) =>
      definition.subscribe({ ...connection, http }),
    );
    await keep(ctx, row, { added: added ?? {}, warning: null });
    return true;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    const warning = `${NO_EVENTS}: ${error.message} Changes are read once an hour instead.`;
    await keep(ctx, row, { added: {}, warning });
    return false;
  } finally {
    await flushCalls();
  }
};

type Outcome = { added: Readonly<Record<string, string>>; warning: string | null };

const keep = (ctx: ServiceContext, { id, groupId }: Connection, { added, warning }: Outcome): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const actor = systemActor(groupId);
    // Somebody may have changed or disconnected it in the meantime, so the additions are merged into its current
    // values.
    const { state, sealedValues, warnings: before } = await lockConnection(tx, actor, id);
    if (state === "DISCONNECTED") return;
    const others = before.filter((each) => !each.startsWith(NO_EVENTS));
    const warnings = warning === null ? others : [...others, warning];
    const values = openValues(ctx.env, { id, sealedValues });
    const isNew = Object.entries(added).some(([name, value]) => values[name] !== value);
    if (!isNew && JSON.stringify(warnings) === JSON.stringify(before)) return;
    const set = { warnings, ...(isNew ? { sealedValues: sealValues(ctx.env, id, { ...values, ...added }) } : {}) };
    await changeConnection(tx, actor, { id, set, now: ctx.clock.now() });
  });
