import { findMailSender } from "@/server/db/mails/mail-senders";
import { findMember } from "@/server/db/people/users";
import { getStore } from "@/server/db/stores/stores";
import { countFailure } from "@/server/db/webhooks/failure-windows";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import { dkimKeyOf } from "@/server/services/connections/dkim-keys";
import { openConnection } from "../../connections/open-connection";
import type { ServiceContext } from "../../context";
import { headerText, senderOf } from "../mail-headers";
import { testMailText } from "../test-mail-text";
import { getMailConnection } from "./get-mail-connection";

const MOST = 10;
const WINDOW_SECONDS = 3600;

export type TestMail = { to: string; isAccepted: boolean; answer: string };

/**
 * Sends an email to the signed-in person and nobody else, through the store's server, and returns the server's
 * response. Also works before the sender is verified, because it goes to one's own address.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION for an API key, which has no email address, RESOURCE_EXHAUSTED
 */
export const sendTestMail = async (
  ctx: ServiceContext,
  { actor, connectionId }: { actor: Actor; connectionId: string },
): Promise<TestMail> => {
  const { row, definition } = await getMailConnection(ctx, { actor, connectionId });
  const member = actor.kind === "staff" ? await findMember(ctx.db, actor.id) : null;
  if (member === null)
    throw new Problem("FAILED_PRECONDITION", "Sign in to the dashboard to send a test email to yourself.");
  if ((await countFailure(ctx.db, `test-mail:${row.id}`, WINDOW_SECONDS)) > MOST)
    throw new Problem("RESOURCE_EXHAUSTED", "Too many test emails were sent. Try again in an hour.", {
      retryAfterSeconds: WINDOW_SECONDS,
    });
  const { connection, flushCalls } = openConnection(ctx, row);
  const sender = definition.readSender(connection.values);
  const known = await findMailSender(ctx.db, row.id);
  const dkim = known === null ? null : dkimKeyOf(ctx.env, { known, sender });
  const { name } = await getStore(ctx.db, actor, row.ecommerceId);
  const to = member.email;
  const mail = {
    ...testMailText(headerText(name)),
    ...{ to, from: senderOf({ mailFrom: sender.address, storeName: sender.name }) },
    headers: { "Message-ID": `<${ctx.ids.next("mail")}@homeward>`, "Auto-Submitted": "auto-generated" },
  };
  try {
    const { state, words } = await definition.open(connection, dkim).deliver(mail);
    return { to, isAccepted: state === "SENT", answer: words };
  } catch (error) {
    if (error instanceof PartnerError) return { to, isAccepted: false, answer: error.message };
    throw error;
  } finally {
    await flushCalls();
  }
};
