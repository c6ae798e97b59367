import { moneyText } from "@/components/ui/money";
import {
  asksForFile,
  COMMENT_MAX,
  type Intent,
  type IntentLine,
  keepValue,
  lineFacts,
  pricePaid,
  SEND_BACK,
} from "../draft/line-view";
import { photoWords } from "../photos/photo-words";
import type { Reader } from "../reader";

/** Texts of the items form around its cards: made on the server, so that the browser gets only these. */
export const itemsWords = ({ t }: Reader, order: string) => ({
  legend: t("items.legend", { order }),
  update: t("shell.update"),
  enough: t("items.enough"),
  next: t("items.next"),
  continue: t("shell.continue"),
  saving: t("shell.saving"),
});
export type ItemsWords = ReturnType<typeof itemsWords>;

type CardInput = {
  line: IntentLine;
  /** The line in the server's draft; null if it isn't in it. */
  drafted: Intent["draft"]["items"][number] | null;
  currency: string;
  /** A gift's recipient doesn't see its price. */
  isGift: boolean;
};

/** Texts of one line's card; those about photos only when some are requested. */
export const cardWords = (reader: Reader, { line, drafted, currency, isGift }: CardInput) => {
  const { t } = reader;
  return {
    price: isGift ? null : pricePaid(line, currency, reader),
    facts: lineFacts(line, reader),
    howMany: t("items.howMany"),
    ofAll: t("items.ofAll", { count: line.returnable_quantity }),
    why: t("items.why"),
    comment: t("items.comment"),
    commentHelp: t("items.commentHelp", { most: COMMENT_MAX }),
    photos: asksForFile(line) && drafted !== null ? photoWords(reader) : null,
    photosWhy: line.requires_documents_why ?? (line.keep_your_item?.requires_photo ? t("items.keepPhoto") : null),
    keep: keepWords(reader, { line, drafted, currency }),
  };
};
export type CardWords = ReturnType<typeof cardWords>;

/** Says that an item need not be sent, or may be kept; null without an offer. */
const keepWords = ({ t, locale }: Reader, { line, drafted, currency }: Omit<CardInput, "isGift">) => {
  const keep = line.keep_your_item;
  if (!keep) return null;
  const count = drafted?.quantity ?? line.returnable_quantity;
  const percentage = keep.refund_percentage;
  const [amount, returned] = [keep.keep_amount, keep.return_amount].map((one) => moneyText(one, currency, locale));
  if (keep.is_forced)
    return { forced: t("items.keepForced", { count, percentage, ...fullOf(keep, count, locale, currency) }) };
  const isKept = drafted?.keep_your_item ?? false;
  return {
    forced: null,
    /** A different offer is a new question. */
    offer: percentage,
    title: t("items.keepTitle", { count }),
    help: t("items.keepFees"),
    choices: [
      {
        value: keepValue(percentage),
        text: t("items.keepIt", { count, amount: amount ?? "", percentage }),
        isChosen: isKept,
      },
      { value: SEND_BACK, text: t("items.sendBack", { count, amount: returned ?? "" }), isChosen: !isKept },
    ],
  };
};

/** The refund for kept items, per unit when all units get the same. */
const fullOf = (
  { keep_amount, refund_percentage }: NonNullable<IntentLine["keep_your_item"]>,
  count: number,
  locale: string,
  currency: string,
) => {
  const isEach = count > 1 && Number(keep_amount) % count === 0;
  const amount = moneyText(isEach ? Number(keep_amount) / count : keep_amount, currency, locale);
  const each = isEach ? "each" : "all";
  return { amount, each, part: refund_percentage === 100 ? "full" : "part" };
};
