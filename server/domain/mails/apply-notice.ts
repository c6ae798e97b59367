import type { MailNoticeKind, MailState } from "@/contract/vocabulary/mail-state";

/** An email as its latest attempt left it, with the mail service's last notice about that attempt. */
export type NoticedMail = {
  state: MailState;
  attempts: number;
  notice: MailNoticeKind | null;
  noticeAt: string | null;
};

/** `attempt`: the attempt that it is about; null if the service doesn't say. `at` is by the service's clock. */
export type Notice = { kind: MailNoticeKind; attempt: number | null; at: Date };

const STATES: Record<MailNoticeKind, MailState> = {
  DEFERRED: "DELAYED",
  DELIVERED: "DELIVERED",
  SOFT_BOUNCE: "BOUNCED",
  BLOCKED: "BOUNCED",
  HARD_BOUNCE: "BOUNCED",
  COMPLAINT: "COMPLAINED",
};

/**
 * Which notice outranks which, whenever it happened: a nonexistent mailbox receives nothing, and nobody reports an
 * email that never arrived.
 */
const RANKS: Record<MailNoticeKind, number> = {
  ...{ DEFERRED: 0, DELIVERED: 1, SOFT_BOUNCE: 1, BLOCKED: 1, HARD_BOUNCE: 2, COMPLAINT: 3 },
};
/** Of two with the same timestamp, the worse one counts. */
const AT_ONCE: readonly MailNoticeKind[] = ["DEFERRED", "DELIVERED", "SOFT_BOUNCE", "BLOCKED"];

/**
 * Returns the state of an email after a notice from its service; null if the notice changes nothing. Notices come late,
 * twice and in any order, and the final state doesn't depend on that. A notice about an earlier attempt doesn't affect
 * the present one.
 */
export const applyNotice = (mail: NoticedMail, notice: Notice): MailState | null => {
  if (notice.attempt !== null && notice.attempt !== mail.attempts) return null;
  const isOut = mail.state !== "KEPT" && mail.state !== "SUPPRESSED";
  // Without a notice, this is the server's own rejection: it never accepted the email.
  if (!isOut || (mail.state === "BOUNCED" && mail.notice === null)) return null;
  const known =
    mail.notice === null
      ? null
      : { kind: mail.notice, at: mail.noticeAt === null ? notice.at : new Date(mail.noticeAt) };
  return known !== null && !outweighs(notice, known) ? null : STATES[notice.kind];
};

type Known = Pick<Notice, "kind" | "at">;

const outweighs = (one: Known, other: Known): boolean => {
  const ranks = RANKS[one.kind] - RANKS[other.kind];
  if (ranks !== 0) return ranks > 0;
  const later = one.at.getTime() - other.at.getTime();
  return later === 0 ? AT_ONCE.indexOf(one.kind) > AT_ONCE.indexOf(other.kind) : later > 0;
};

/** The email wasn't delivered, and won't be. */
export const isBounce = (kind: MailNoticeKind | null): boolean => kind !== null && STATES[kind] === "BOUNCED";

/**
 * Nothing more is sent to the address, because it doesn't exist or its reader doesn't want it. A bounce of an attempt
 * from before the suppression was lifted is not new; a complaint always is.
 */
export const isSuppressing = (
  kind: MailNoticeKind,
  { attempts, liftedAttempts }: Pick<NoticedMail, "attempts"> & { liftedAttempts: number },
): boolean => kind === "COMPLAINT" || (kind === "HARD_BOUNCE" && attempts > liftedAttempts);
