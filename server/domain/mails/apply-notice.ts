import type { MailNoticeKind, MailState } from "@/contract/vocabulary/mail-state";

/** A mail as its latest attempt left it, with what its service told last of that attempt. */
export type NoticedMail = {
  state: MailState;
  attempts: number;
  notice: MailNoticeKind | null;
  noticeAt: string | null;
};

/** `attempt`: which sending it is about; null where the service does not say. `at` by the service's clock. */
export type Notice = { kind: MailNoticeKind; attempt: number | null; at: Date };

const STATES: Record<MailNoticeKind, MailState> = {
  DEFERRED: "DELAYED",
  DELIVERED: "DELIVERED",
  SOFT_BOUNCE: "BOUNCED",
  BLOCKED: "BOUNCED",
  HARD_BOUNCE: "BOUNCED",
  COMPLAINT: "COMPLAINED",
};

/** What outweighs what, whenever it happened: nobody gets mail in a box that does not exist, or reports what never came. */
const RANKS: Record<MailNoticeKind, number> = {
  ...{ DEFERRED: 0, DELIVERED: 1, SOFT_BOUNCE: 1, BLOCKED: 1, HARD_BOUNCE: 2, COMPLAINT: 3 },
};
/** Of two that happened at the same moment, the worse one counts. */
const AT_ONCE: readonly MailNoticeKind[] = ["DEFERRED", "DELIVERED", "SOFT_BOUNCE", "BLOCKED"];

/**
 * How far a mail is after a notice of its service; null where the notice changes nothing. Notices come late, twice and in
 * any order: what a mail ends as does not depend on that. One about an earlier attempt says nothing of the present one.
 */
export const applyNotice = (mail: NoticedMail, notice: Notice): MailState | null => {
  if (notice.attempt !== null && notice.attempt !== mail.attempts) return null;
  const isOut = mail.state !== "KEPT" && mail.state !== "SUPPRESSED";
  // Without a notice this is the server's own refusal: it never took the mail.
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

/** The mail did not arrive, and will not. */
export const isBounce = (kind: MailNoticeKind | null): boolean => kind !== null && STATES[kind] === "BOUNCED";

/**
 * Nothing more is sent to the address: it does not exist, or its reader does not want it. A bounce of an attempt from
 * before somebody lifted the suppression says nothing new; a complaint always does.
 */
export const isSuppressing = (
  kind: MailNoticeKind,
  { attempts, liftedAttempts }: Pick<NoticedMail, "attempts"> & { liftedAttempts: number },
): boolean => kind === "COMPLAINT" || (kind === "HARD_BOUNCE" && attempts > liftedAttempts);
