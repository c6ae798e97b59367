import { changeMailSender, findMailSender, insertMailSender } from "@/server/db/mails/mail-senders";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { createDkimKeys } from "@/server/services/connections/dkim-keys";
import { openValues } from "../../connections/seal-values";
import type { ServiceContext } from "../../context";
import { sendSenderCode } from "./send-sender-code";

/**
 * Starts a store's own sender: creates its DKIM key, and emails a code if the address isn't verified. The key stays
 * when values change or the connection is made again, so that the DNS record stays valid. Never throws for a code that
 * couldn't be sent: the page says why, and it can be resent.
 */
export const beginSender = async (ctx: ServiceContext, row: Connection): Promise<void> => {
  const definition = ctx.providers.all.get(row.provider);
  if (definition?.kind !== "MAIL") return;
  const { address } = definition.readSender(openValues(ctx.env, row));
  const actor = systemActor(row.groupId);
  const known = await findMailSender(ctx.db, row.id);
  const now = ctx.clock.now();
  if (known === null) {
    const keys = await createDkimKeys(ctx.env, row.id);
    await insertMailSender(ctx.db, actor, {
      connectionId: row.id,
      ecommerceId: row.ecommerceId,
      address,
      ...keys,
      now,
    });
  } else if (known.address !== address) {
    const set = { address, verifiedAt: null, codeHash: "", codeExpiresAt: null };
    await changeMailSender(ctx.db, actor, { connectionId: row.id, set, now });
  } else if (known.verifiedAt !== null) return;
  try {
    await sendSenderCode(ctx, row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
};
