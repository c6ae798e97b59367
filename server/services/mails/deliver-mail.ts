import { queueMail, recordMail } from "@/server/db/mails/mail-deliveries";
import { findSuppression, insertSuppression } from "@/server/db/mails/mail-suppressions";
import { systemActor } from "@/server/kernel/actor";
import { mailIdOf, mailReference } from "@/server/partners/mail-id";
import type { MailAnswer, Mailer, OutgoingMail } from "@/server/partners/mailer";
import { PartnerError } from "@/server/partners/partner-error";
import type { StoreMailer } from "@/server/partners/partners";
import type { ServiceContext } from "../context";
import { senderOf } from "./mail-headers";

/** Delays after the first, second … deferral by a server; the last one repeats. */
const WAITS_SECONDS = [60, 300, 900, 1_800, 3_600, 7_200] as const;
const LONGEST_WAIT_SECONDS = 14_400;
const GIVE_UP_MS = 48 * 3_600_000;

type Delivery = {
  groupId: string;
  ecommerceId: string;
  isTest: boolean;
  processId: string | null;
  /** Emails whose replies go to the sender's reply-to address. */
  isForShopper: boolean;
  mail: OutgoingMail;
};

/**
 * Sends one email of a store, from its own sender if that is verified or else from the installation's, and records the
 * server's response. An address without a mailbox is suppressed: the store sends nothing more to it until somebody
 * lifts that. SMTP can't tell whether an email with a lost response was accepted, so it is sent again with its
 * Message-ID.
 * @throws PartnerError; REFUSED says what a person has to fix
 */
export const deliverMail = async (ctx: ServiceContext, delivery: Delivery): Promise<void> => {
  const { ecommerceId, isTest, mail } = delivery;
  const own = await ctx.partners.mailer({ ecommerceId, isTest });
  const deliver = own?.transport.deliver ?? ctx.mailer.deliver;
  // Emails that are only kept have no server response.
  if (deliver === undefined) return ctx.mailer.send(mail);
  return sendAnswered(ctx, { delivery, own, deliver });
};

type Sending = { delivery: Delivery; own: StoreMailer | null; deliver: NonNullable<Mailer["deliver"]> };

const sendAnswered = async (ctx: ServiceContext, { delivery, own, deliver }: Sending): Promise<void> => {
  const { groupId, ecommerceId, processId, mail, isForShopper } = delivery;
  const actor = systemActor(groupId);
  const id = mailIdOf(mail.headers["Message-ID"] ?? ctx.ids.next("mail"));
  const sending = own === null ? mail : sentBy(own, { mail, isForShopper });
  const { to: toAddress, from: fromAddress, subject } = sending;
  const now = ctx.clock.now();
  const row = {
    ...{ id, ecommerceId, processId, toAddress, fromAddress, subject, now },
    connectionId: own?.connectionId ?? null,
  };
  const queued = await queueMail(ctx.db, actor, row);
  const suppressed = await findSuppression(ctx.db, { ecommerceId, address: toAddress });
  if (suppressed !== null) {
    const { code, answer, isComplaint } = suppressed;
    await recordMail(ctx.db, actor, { id, state: "SUPPRESSED", code, answer, nextAt: null });
    throw new PartnerError("MAIL", "REFUSED", isComplaint ? REPORTED : SUPPRESSED);
  }
  const reference = mailReference({ id, attempt: queued.attempts });
  const answer = await deliver({ ...sending, reference }).catch(async (error: unknown) => {
    const words = error instanceof PartnerError ? error.message : "The email could not be sent.";
    const isFinal = error instanceof PartnerError && !error.isRetryable;
    await recordMail(ctx.db, actor, {
      id,
      state: isFinal ? "BOUNCED" : "DELAYED",
      code: 0,
      answer: words,
      nextAt: null,
    });
    throw error;
  });
  await settle(ctx, { delivery, id, answer, queued });
};

type Answered = { delivery: Delivery; id: string; answer: MailAnswer; queued: { attempts: number; createdAt: string } };

const settle = async (ctx: ServiceContext, { delivery, id, answer, queued }: Answered): Promise<void> => {
  const { groupId, ecommerceId, mail } = delivery;
  const { state, code, words } = answer;
  const actor = systemActor(groupId);
  const now = ctx.clock.now();
  const isLate = now.getTime() - Date.parse(queued.createdAt) >= GIVE_UP_MS;
  if (state === "DEFERRED" && !isLate) {
    const seconds = WAITS_SECONDS[queued.attempts - 1] ?? LONGEST_WAIT_SECONDS;
    const nextAt = new Date(now.getTime() + seconds * 1_000);
    await recordMail(ctx.db, actor, { id, state: "DELAYED", code, answer: words, nextAt });
    throw new PartnerError("MAIL", "UNAVAILABLE", `The mail server asked to try later (${code}).`, {
      retryAfterSeconds: seconds,
    });
  }
  await recordMail(ctx.db, actor, {
    id,
    state: state === "SENT" ? "SENT" : "BOUNCED",
    code,
    answer: words,
    nextAt: null,
  });
  if (state === "SENT") return;
  if (state === "BAD_ADDRESS")
    await insertSuppression(ctx.db, actor, { ecommerceId, address: mail.to, code, answer: words, now });
  throw new PartnerError("MAIL", "REFUSED", refusalOf(answer));
};

const SUPPRESSED =
  "This address bounced before, so nothing is sent to it. Correct the email address, or lift the suppression in Emails, and try again.";

const REPORTED =
  "The receiver reported an email as spam, so nothing is sent to this address. Lift the suppression in Emails only if they want to hear from you, and try again.";

/** Without the server's own words, which may name the recipient: the email's row keeps those. */
const refusalOf = ({ state, code }: MailAnswer): string => {
  const reply = code === 0 ? "" : ` (${code})`;
  if (state === "BAD_ADDRESS")
    return `The email address does not exist${reply}. Correct it and try again; until then nothing is sent to it.`;
  if (state === "DEFERRED") return `The mail server asked to try later for 48 hours${reply}.`;
  return `The mail server refused the email${reply}. Its answer is in Emails.`;
};

/** From the store's own address, with its reply-to address if it has one. */
const sentBy = (
  { sender }: StoreMailer,
  { mail, isForShopper }: Pick<Delivery, "mail" | "isForShopper">,
): OutgoingMail => ({
  ...mail,
  from: senderOf({ mailFrom: sender.address, storeName: sender.name }),
  headers: { ...mail.headers, ...(sender.replyTo === "" || !isForShopper ? {} : { "Reply-To": sender.replyTo }) },
});
