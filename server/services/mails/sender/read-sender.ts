import { findMailSender, type MailSenderRow } from "@/server/db/mails/mail-senders";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { MailSender } from "@/server/partners/mail-provider";
import type { DkimAnswer, SenderDns } from "@/server/partners/sender-dns";
import { dkimRecordName } from "@/server/services/connections/dkim-keys";
import { openValues } from "../../connections/seal-values";
import type { ServiceContext } from "../../context";
import { getMailConnection } from "./get-mail-connection";

type Shown = Awaited<ReturnType<SenderDns["lookUp"]>> & {
  sender: MailSender;
  known: MailSenderRow;
  dkim: { name: string; value: string; isActive: boolean; answer: DkimAnswer };
};

/**
 * Returns a store's sender with the current DNS records of its domain.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION when the connection is disconnected
 */
export const readSender = async (
  ctx: ServiceContext,
  { actor, connectionId }: { actor: Actor; connectionId: string },
): Promise<Shown> => {
  const { row, definition } = await getMailConnection(ctx, { actor, connectionId });
  const known = await findMailSender(ctx.db, row.id);
  if (known === null) throw notFound("sender");
  const sender = definition.readSender(openValues(ctx.env, row));
  const name = dkimRecordName(sender);
  const [found, answer] = await Promise.all([
    ctx.senderDns.lookUp(sender.dkimDomain),
    ctx.senderDns.lookUpDkim({ name, publicKey: known.dkimPublicKey }),
  ]);
  const value = `v=DKIM1; k=rsa; p=${known.dkimPublicKey}`;
  return { ...found, sender, known, dkim: { name, value, isActive: known.dkimActiveFor === name, answer } };
};
