import type { z } from "zod";
import type { BulkJobDto } from "@/contract/dashboard/bulk-jobs";
import type { BulkAct, BulkRowState } from "@/contract/vocabulary/bulk";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";

export type BulkJob = z.output<typeof BulkJobDto>;

type Words = {
  /** On the button. */
  act: string;
  /** "Approve 41 returns". */
  verb: string;
  /** "40 approved". */
  done: string;
  /** What it does to each of them, before it is done. */
  effect: string;
  /** The same of a single one, where that is said in another way. */
  effectOnOne?: string;
  /** What taking it back does; left out where nothing leads back. */
  back?: string;
};

const HANDED_BACK = "Each return goes back to its previous assignee. Returns reassigned since then stay as they are.";

export const BULK_WORDS: Record<BulkAct, Words> = {
  APPROVE: {
    act: "Approve",
    verb: "Approve",
    done: "approved",
    effect:
      "Returns that need approval get their label. The others stay as they are and are listed in the report. You can’t undo this.",
    effectOnOne: "If it needs approval, it gets its label. Otherwise it stays as it is. You can’t undo this.",
  },
  HOLD: {
    act: "Hold",
    verb: "Hold",
    done: "held",
    effect: "Refunds, new orders and emails wait until someone releases the hold. Parcels keep moving.",
    effectOnOne: "Its refund, new order and emails wait until someone releases the hold. The parcel keeps moving.",
    back: "The holds it placed are released; other holds stay. You can’t undo what is sent then.",
  },
  RESUME: {
    act: "Resume",
    verb: "Resume",
    done: "resumed",
    effect: "Their holds are released, and failed steps are retried. You can’t undo what is sent then.",
    effectOnOne: "Its holds are released, and failed steps are retried. You can’t undo what is sent then.",
  },
  CANCEL: {
    act: "Cancel",
    verb: "Cancel",
    done: "canceled",
    effect:
      "Their labels are voided, their items can be returned again, and each shopper gets an email. You can’t undo this.",
    effectOnOne:
      "Its label is voided, its items can be returned again, and the shopper gets an email. You can’t undo this.",
  },
  RESEND_MAIL: {
    act: "Send the pass again",
    verb: "Send the pass of",
    done: "sent again",
    effect:
      "Each shopper gets the email they need now again: the pass, or the notice that the return needs approval. You can’t undo this.",
    effectOnOne:
      "The shopper gets the email they need now again: the pass, or the notice that the return needs approval. You can’t undo this.",
  },
  ASSIGN: {
    act: "Assign",
    verb: "Assign",
    done: "assigned",
    effect: "They are assigned to one team member. Nothing else changes.",
    effectOnOne: "It is assigned to one team member. Nothing else changes.",
    back: HANDED_BACK,
  },
  UNASSIGN: {
    act: "Assign to nobody",
    verb: "Assign nobody to",
    done: "unassigned",
    effect: "They are no longer assigned. Nothing else changes.",
    effectOnOne: "It is no longer assigned. Nothing else changes.",
    back: HANDED_BACK,
  },
  TAG: {
    act: "Tag",
    verb: "Tag",
    done: "tagged",
    effect: "You can filter the list by tag and show a “Tags” column. Shoppers don’t see tags.",
    back: "The tag is removed again. Returns that already had it keep it.",
  },
  UNTAG: {
    act: "Remove a tag",
    verb: "Remove the tag from",
    done: "without the tag",
    effect: "The tag is removed. Nothing else changes.",
    back: "Returns that lost the tag get it back.",
  },
  BUY_LABELS: {
    act: "Buy labels",
    verb: "Buy labels for",
    done: "with a label",
    effect:
      "Those without a label get one from their carrier, on your account; the others stay as they are and are listed in the report. You can void a label on its return.",
    effectOnOne:
      "If it has no label, it gets one from its carrier, on your account. You can void the label on the return.",
  },
  MARK_REFUNDED: {
    act: "Mark as refunded",
    verb: "Mark as refunded:",
    done: "marked as refunded",
    effect:
      "Homeward records these refunds as sent by you, emails each shopper the date and the reference, and won't send them again. This cannot be undone.",
  },
};

/** What an act does to so many returns. */
export const effectWords = (act: BulkAct, count: number): string => {
  const { effect, effectOnOne } = BULK_WORDS[act];
  return count === 1 && effectOnOne !== undefined ? effectOnOne : effect;
};

/** "3 labels of 2 returns": a return in several parcels has a label for each of them. */
export const printedWords = ({ printed, labels }: { printed: number; labels: number }): string => {
  const words = `${labels.toLocaleString("en")} ${labels === 1 ? "label" : "labels"}`;
  return labels === printed ? words : `${words} of ${returnsWords(printed)}`;
};

export const returnsWords = (count: number): string =>
  count === 1 ? "1 return" : `${count.toLocaleString("en")} returns`;

/** "Approve 41 returns", "Assign 41 returns to Ana"; "Undo: tag 41 returns “vip”" for what takes it back. */
export const jobTitle = (job: Pick<BulkJob, "act" | "total" | "target"> & { undoes?: string | null }): string => {
  const { act, total, target, undoes = null } = job;
  const title = actTitle({ act, total, target });
  return undoes === null ? title : `Undo: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
};

const actTitle = ({ act, total, target }: Pick<BulkJob, "act" | "total" | "target">): string => {
  const words = `${BULK_WORDS[act].verb} ${returnsWords(total)}`;
  if (target === "") return words;
  if (act === "ASSIGN") return `${words} to ${target}`;
  return act === "UNTAG" ? `Remove “${target}” from ${returnsWords(total)}` : `${words} “${target}”`;
};

/** "40 approved, 1 refused, 2 left as they are". */
export const jobResult = (job: BulkJob): string => {
  const { state, total, done, refused, costs } = job;
  const left = total - done - refused;
  return [
    `${done.toLocaleString("en")} ${doneWords(job)}`,
    ...(refused === 0 ? [] : [`${refused.toLocaleString("en")} not possible`]),
    ...(costs.length === 0
      ? []
      : [`label cost ${costs.map(({ currency, amount }) => moneyText(amount, currency, LOCALE)).join(" and ")}`]),
    ...(left === 0 ? [] : [`${left.toLocaleString("en")} ${state === "RUNNING" ? "to go" : "unchanged"}`]),
  ].join(", ");
};

/** Whether its card may go by itself: all of it was taken back, and nothing is left to decide or to look into. */
export const isUndone = ({ state, undoes, refused }: BulkJob): boolean =>
  undoes !== null && state === "DONE" && refused === 0;

/** What is said of a row. */
export const rowWords = (job: Pick<BulkJob, "act" | "undoes">, state: BulkRowState): string =>
  state === "PENDING" ? "Not done" : state === "DONE" ? capital(doneWords(job)) : "Not possible";

const doneWords = ({ act, undoes }: Pick<BulkJob, "act" | "undoes">): string =>
  undoes === null ? BULK_WORDS[act].done : "undone";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
