import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import type { Summary } from "../return-facts/detail";

type Hold = NonNullable<Summary["payments"]["hold"]>;

type HoldLineProps = { summary: Summary; timeZone: string; whyNoCancel: string };

/** What guarantees an instant exchange: how much, until when, and what became of it. */
export function HoldLine({ summary, timeZone, whyNoCancel }: HoldLineProps) {
  const { hold } = summary.payments;
  if (hold === null) return null;
  const tone = hold.state === "LAPSED" ? "bad" : hold.state === "HELD" ? "hold" : undefined;
  return (
    <Notice as="p" className="mt-3" tone={tone}>
      <b className="font-semibold">{titleOf(hold, summary.currency_code)}</b> {whyOf(hold, summary, timeZone)}
      {whyNoCancel === "" ? null : ` ${whyNoCancel}`}
    </Notice>
  );
}

const titleOf = ({ state, amount, captured }: Hold, currency: string): string => {
  const money = (minor: string) => moneyText(minor, currency, LOCALE);
  switch (state) {
    case "HELD":
      return `${money(amount)} on hold on the shopper’s card.`;
    case "CAPTURING":
      return `Charging ${money(captured)} of the hold.`;
    case "CAPTURED":
      return `Charged ${money(captured)} of ${money(amount)} on hold.`;
    case "RELEASING":
      return `Releasing the hold of ${money(amount)}.`;
    case "RELEASED":
      return `Released the hold of ${money(amount)}.`;
    case "LAPSED":
      return `The hold of ${money(amount)} ended before it could be charged.`;
  }
};

const whyOf = (
  { state, cause, amount, captured, released_on, ends_at }: Hold,
  summary: Summary,
  timeZone: string,
): string => {
  const day = (at: string | null) => (at === null ? "" : formatTime(at, "day", { locale: LOCALE, timeZone }));
  if (state === "HELD") {
    const until = summary.basic_process_data.hand_over_by;
    const when = released_on === "COLLECTED" ? "at the first carrier scan" : "when the warehouse receives the parcel";
    return `Released ${when}; charged if nothing is sent by ${day(until)}. The bank releases it on ${day(ends_at)}.`;
  }
  if (state === "LAPSED") return "Ask the shopper to pay for the new items, then mark the problem as resolved.";
  const isPart = state === "CAPTURED" && Number(captured) < Number(amount);
  return [cause === null ? "" : WHY[cause], isPart ? "The rest of the hold is released." : ""].join(" ").trim();
};

const WHY: Record<NonNullable<Hold["cause"]>, string> = {
  NOT_SENT: "Nothing was sent in time. The shopper keeps the old items, which the original payment pays for again.",
  REJECTED: "Items were missing or not accepted.",
  COLLECTED: "The carrier has the parcel.",
  RECEIVED: "The warehouse has the parcel.",
  ACCEPTED: "Every item was accepted.",
  NOTHING_ORDERED: "The return ended before the new items were ordered.",
};
