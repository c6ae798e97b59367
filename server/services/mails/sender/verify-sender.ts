import { changeMailSender, countCodeAttempt, findMailSender } from "@/server/db/mails/mail-senders";
import type { Actor } from "@/server/kernel/actor";
import { isEqualSecret } from "@/server/kernel/crypto";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { getMailConnection } from "./get-mail-connection";
import { codeHash } from "./send-sender-code";

const MOST_ATTEMPTS = 5;

/**
 * Verifies a sender address with the code that was emailed to it; from then on the store's emails are sent from it.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT for a wrong code, FAILED_PRECONDITION when it expired or was tried too
 * often
 */
export const verifySender = async (
  ctx: ServiceContext,
  { actor, connectionId, code }: { actor: Actor; connectionId: string; code: string },
): Promise<void> => {
  const { row } = await getMailConnection(ctx, { actor, connectionId });
  const known = await findMailSender(ctx.db, row.id);
  if (known?.verifiedAt) return;
  const now = ctx.clock.now();
  if (known === null || known.codeHash === "" || !(Date.parse(known.codeExpiresAt ?? "") > now.getTime()))
    throw new Problem("FAILED_PRECONDITION", "The code has expired. Send a new one.");
  if ((await countCodeAttempt(ctx.db, row.id)) > MOST_ATTEMPTS)
    throw new Problem("FAILED_PRECONDITION", "Too many wrong codes. Send a new one.");
  const hash = codeHash(ctx.env, { connectionId: row.id, address: known.address, code: code.replace(/\s/g, "") });
  if (!isEqualSecret(hash, known.codeHash)) throw invalidField("code", "isn't the code from the latest email");
  const set = { verifiedAt: now, codeHash: "", codeExpiresAt: null };
  await changeMailSender(ctx.db, actor, { connectionId: row.id, set, now });
};
