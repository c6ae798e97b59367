import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";
import type { Tracking } from "./tracking-view";

type HoldNoteProps = { tracking: Tracking; store: string; reader: Reader; className?: string };

/** The amount on hold on the shopper's card, until when, and what became of it. */
export function HoldNote({ tracking, store, reader, className }: HoldNoteProps) {
  const text = holdSentence(tracking, store, reader);
  if (text === null) return null;
  return <p className={className}>{text}</p>;
}

const isPart = ({ amount, captured }: NonNullable<Tracking["hold"]>): boolean => Number(captured) < Number(amount);

const holdSentence = ({ hold, derivation, hand_over_by }: Tracking, store: string, reader: Reader): string | null => {
  if (hold === null) return null;
  const { t, locale } = reader;
  const money = (amount: string) => moneyText(amount, derivation?.currency ?? "EUR", locale);
  const day = hand_over_by === null ? "" : formatTime(hand_over_by, "longDay", reader);
  const charged = { amount: money(hold.captured), day };
  switch (hold.state) {
    case "HELD":
      return t(`instant.state.${hold.released_on}`, { amount: money(hold.amount), day });
    case "CAPTURING":
    case "CAPTURED":
      if (hold.cause === "NOT_SENT") return t("instant.state.notSent", charged);
      return [t("instant.state.rejected", charged), ...(isPart(hold) ? [t("instant.state.rest")] : [])].join(" ");
    case "RELEASING":
    case "RELEASED":
      return t("instant.state.released", { amount: money(hold.amount) });
    case "LAPSED":
      return t("instant.state.lapsed", { store });
  }
};
