import { randomInt } from "node:crypto";
import { changeMailSender } from "@/server/db/mails/mail-senders";
import { getStore } from "@/server/db/stores/stores";
import { countFailure } from "@/server/db/webhooks/failure-windows";
import type { Connection } from "@/server/domain/connections/types";
import { systemActor } from "@/server/kernel/actor";
import { deriveKey, hmacOfFields } from "@/server/kernel/crypto";
import type { Env } from "@/server/kernel/env";
import { Problem } from "@/server/kernel/problem";
import type { OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import { openConnection } from "../../connections/open-connection";
import type { ServiceContext } from "../../context";
import { headerText, senderOf } from "../mail-headers";
import { noteHtml } from "../note-html";

const LIVES_MS = 15 * 60_000;
const WINDOW_SECONDS = 3600;
const MOST = 5;

/** Six digits are few: without the master secret, nobody can try them all against a database dump. */
export const codeHash = (
  env: Pick<Env, "HOMEWARD_SECRET">,
  { connectionId, address, code }: { connectionId: string; address: string; code: string },
): string =>
  hmacOfFields(deriveKey(env.HOMEWARD_SECRET, "mail-sender-code"), [connectionId, address, code]).toString("hex");

/**
 * Emails a new code to the sender address, through the store's own server, which also shows whether that server sends
 * for this address. An earlier code stops working.
 * @throws Problem RESOURCE_EXHAUSTED, FAILED_PRECONDITION, UNAVAILABLE, in the words that the page keeps
 */
export const sendSenderCode = async (ctx: ServiceContext, row: Connection): Promise<void> => {
  const definition = ctx.providers.all.get(row.provider);
  if (definition?.kind !== "MAIL") throw new Problem("FAILED_PRECONDITION", "This connection sends no email.");
  if ((await countFailure(ctx.db, `sender-code:${row.id}`, WINDOW_SECONDS)) > MOST)
    throw new Problem("RESOURCE_EXHAUSTED", "Too many codes were sent. Try again in an hour.", {
      retryAfterSeconds: WINDOW_SECONDS,
    });
  const actor = systemActor(row.groupId);
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const { connection, flushCalls } = openConnection(ctx, row);
  const sender = definition.readSender(connection.values);
  const now = ctx.clock.now();
  const hash = codeHash(ctx.env, { connectionId: row.id, address: sender.address, code });
  const fresh = { codeHash: hash, codeExpiresAt: new Date(now.getTime() + LIVES_MS), codeAttempts: 0, codeError: "" };
  await changeMailSender(ctx.db, actor, { connectionId: row.id, set: { ...fresh, codeSentAt: now }, now });
  const store = await getStore(ctx.db, actor, row.ecommerceId);
  const mail = { ...codeMail({ code, storeName: store.name }), to: sender.address };
  const headers = { "Message-ID": `<${ctx.ids.next("mail")}@homeward>`, "Auto-Submitted": "auto-generated" };
  const from = senderOf({ mailFrom: sender.address, storeName: sender.name });
  const fault = await faultOf(() => definition.open(connection, null).deliver({ ...mail, from, headers }));
  await flushCalls();
  if (fault === "") return;
  const failed = { codeError: fault, codeHash: "", codeExpiresAt: null };
  await changeMailSender(ctx.db, actor, { connectionId: row.id, set: failed, now });
  throw new Problem("FAILED_PRECONDITION", fault);
};

/** "" when the server accepted the email. */
const faultOf = async (send: () => Promise<{ state: string; code: number; words: string }>): Promise<string> => {
  try {
    const { state, words } = await send();
    return state === "SENT" ? "" : `The mail server did not accept the email with the code: ${words}`;
  } catch (error) {
    if (error instanceof PartnerError) return error.message;
    throw error;
  }
};

const codeMail = ({
  code,
  storeName,
}: {
  code: string;
  storeName: string;
}): Pick<OutgoingMail, "subject" | "text" | "html"> => {
  const lines = [
    `Enter this code in Homeward to send the emails of ${storeName} from this address: ${code}`,
    "It works for 15 minutes. If nobody in your team asked for it, ignore this email: without the code nothing is sent from this address.",
  ];
  return {
    subject: headerText(`${code} is your code for sending emails as ${storeName}`),
    text: lines.join("\n\n"),
    html: noteHtml(lines),
  };
};
