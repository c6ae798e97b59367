import { goesTo } from "@/contract/vocabulary/refund-option";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { NEXT_ACT } from "../../ui/page";
import { Section } from "../../ui/section";
import { linkStyle } from "../../ui/text-link";
import { type Derivation, hasEnded, type ReturnDetail, type Summary } from "../return-facts/detail";
import { MarkRefunded } from "./mark-refunded";
import { isOwed, payoutWords, type Refund } from "./payout-words";
import { RefundBreakdown } from "./refund-breakdown";

type MoneySectionProps = {
  summary: Summary;
  outlook: ReturnDetail["outlook"];
  canMark: boolean;
  /** To mark it as refunded is what comes next. */
  isNext: boolean;
  timeZone: string;
  /** Empty: staff can cancel the return. */
  whyNoCancel: string;
  /** Names of people who are told by email. */
  people: ReturnDetail["people"];
};

/** What the shopper gets, row by row: the decision once there is one, before that what can still be paid. */
export function MoneySection({ summary, outlook, canMark, isNext, timeZone, whyNoCancel, people }: MoneySectionProps) {
  const { quote, estimate, advance, decision, refunds, override, overpaid } = summary.compensation;
  const { currency_code: currency } = summary;
  const shown = decision ?? estimate ?? quote;
  const { items } = summary.returned_items;
  const isOver = hasEnded(summary);
  return (
    <Section
      id="money"
      title="Refund breakdown"
      aside={<span className="text-small text-ink-2">{noteOf(summary)}</span>}
    >
      {shown ? (
        <RefundBreakdown
          derivation={shown}
          items={items}
          word={decision ? "Refund" : isOver ? "Quoted" : "Refund, if the rest is accepted"}
        />
      ) : (
        <p className="py-3">No refund calculated yet.</p>
      )}
      {override ? (
        <p className="text-small text-ink-2 mt-2">
          Overridden to {moneyText(override.amount, override.currency_code, LOCALE)}: {override.reason}
        </p>
      ) : null}
      <HoldLine summary={summary} timeZone={timeZone} whyNoCancel={isOver ? "" : whyNoCancel} />
      {chargeWords(outlook, currency).map((text) => (
        <p key={text} className="text-small text-ink-2 mt-2">
          {text}
        </p>
      ))}
      {overpaid === "0" ? null : (
        <Notice as="p" className="mt-3" tone="hold">
          <b className="font-semibold">{moneyText(overpaid, currency, LOCALE)} paid too much.</b> It was refunded before
          the inspection. Homeward doesn’t charge it back; ask the shopper.
        </Notice>
      )}
      {refunds.length > 0 ? (
        <Payouts
          refunds={refunds.map((refund) => ({
            ...refund,
            external_by: people[refund.external_by] ?? refund.external_by,
          }))}
          isOver={summary.status === "FAILED" || summary.status === "CANCELED"}
        />
      ) : null}
      {canMark && Number(outlook.pending) > 0 ? (
        <div className={`mt-3 ${NEXT_ACT}`} data-next-act={isNext || undefined}>
          <MarkRefunded
            processId={summary.basic_process_data.process_id}
            currency={currency}
            pending={outlook.pending}
          />
        </div>
      ) : null}
      {advance ? (
        <Before
          word="Refunded before inspection"
          title="Refunded before inspection"
          derivation={advance}
          items={items}
        />
      ) : null}
      {quote && (decision || estimate) ? (
        <Before word="Quoted" title="Original quote" derivation={quote} items={items} />
      ) : null}
    </Section>
  );
}

type BeforeProps = { title: string; word: string; derivation: Derivation; items: Summary["returned_items"]["items"] };

function Before({ title, word, derivation, items }: BeforeProps) {
  return (
    <details className="mt-4">
      <summary className={linkStyle("w-fit")}>
        {title}: {moneyText(derivation.total, derivation.currency, LOCALE)}
      </summary>
      <RefundBreakdown derivation={derivation} items={items} word={word} />
    </details>
  );
}

const noteOf = ({ status, compensation: { quote, estimate, decision } }: Summary): string => {
  if (decision && quote && decision.total !== quote.total) return "Final. Differs from the quote";
  if (decision) return "Final";
  if (quote === null) return "";
  if (hasEnded({ status })) return "Ended without an inspection: no refund";
  return estimate ? "Updated quote. Final amount set at inspection" : "Quoted. Final amount set at inspection";
};

/** What the shopper paid for exchanges and fees, as far as it goes back. */
const chargeWords = (
  { charge_due: due, charge_returned: returned }: ReturnDetail["outlook"],
  currency: string,
): string[] => [
  ...(due === "0" ? [] : [`The shopper’s payment of ${moneyText(due, currency, LOCALE)} goes back to their card`]),
  ...(returned === "0" ? [] : [`The shopper’s payment of ${moneyText(returned, currency, LOCALE)} was returned`]),
];

type Hold = NonNullable<Summary["payments"]["hold"]>;

/** What guarantees an instant exchange: how much, until when, and what became of it. */
function HoldLine({ summary, timeZone, whyNoCancel }: { summary: Summary; timeZone: string; whyNoCancel: string }) {
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

type PayoutsProps = {
  refunds: readonly Refund[];
  /** The return ended without its money: what is missing is never paid. */
  isOver: boolean;
};

/** Where the money went, with what of it was refunded elsewhere or taken back again. */
function Payouts({ refunds, isOver }: PayoutsProps) {
  return (
    <ul className="mt-3 grid gap-2">
      {refunds.map((refund) => (
        <li
          key={`${refund.destination}${refund.reference}${refund.amount}`}
          className="rounded-control border border-line bg-surface"
          data-payout
        >
          <div
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 rounded-[5px] px-3 pt-2 pb-2.75 data-[tone=hold]:bg-hold-soft data-[tone=hold]:text-hold"
            data-tone={isOwed(refund) ? "hold" : undefined}
          >
            <span>
              <b className="font-semibold">
                {refund.destination || (goesTo(refund.type, "ORIGINAL") ? "Original payment method" : "Payout")}
              </b>{" "}
              {payoutWords(refund, isOver)}
              {refund.reference ? <span className="font-mono text-code text-ink-2"> {refund.reference}</span> : null}
            </span>
            <b className="font-semibold">{moneyText(refund.amount, refund.currency, LOCALE)}</b>
            <Marks refund={refund} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Marks({ refund }: { refund: Refund }) {
  const { external_amount, external_note, external_by, taken_back, currency } = refund;
  return (
    <>
      {external_amount === "0" ? null : (
        <p className="text-small text-ink-2 w-full whitespace-pre-line">
          {moneyText(external_amount, currency, LOCALE)} refunded elsewhere, marked by {external_by}: {external_note}
        </p>
      )}
      {taken_back === "0" ? null : (
        <p className="text-small text-ink-2 w-full">
          {moneyText(taken_back, currency, LOCALE)} of it taken back: unspent credit
        </p>
      )}
    </>
  );
}
