import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { NEXT_ACT } from "../../ui/page";
import { Section } from "../../ui/section";
import { linkStyle } from "../../ui/text-link";
import { type Derivation, hasEnded, type ReturnDetail, type Summary } from "../return-facts/detail";
import { DerivationTable } from "./derivation-table";
import { HoldLine } from "./hold-line";
import { MarkRefunded } from "./mark-refunded";
import { Payouts } from "./payouts";

type MoneySectionProps = {
  summary: Summary;
  outlook: ReturnDetail["outlook"];
  canMark: boolean;
  /** To mark it as refunded is what comes next. */
  isNext: boolean;
  timeZone: string;
  /** Empty: staff can cancel the return. */
  whyNoCancel: string;
};

/** What the shopper gets, row by row: the decision once there is one, before that what can still be paid. */
export function MoneySection({ summary, outlook, canMark, isNext, timeZone, whyNoCancel }: MoneySectionProps) {
  const { quote, estimate, advance, decision, refunds, override, overpaid } = summary.compensation;
  const { currency_code: currency } = summary;
  const shown = decision ?? estimate ?? quote;
  const isOver = hasEnded(summary);
  return (
    <Section id="money" title="Money" aside={<span className="text-small text-ink-2">{noteOf(summary)}</span>}>
      {shown ? (
        <DerivationTable
          derivation={shown}
          word={decision ? "Refund" : isOver ? "Quoted" : "Refund, if the rest is accepted"}
        />
      ) : (
        <p className="py-3">Nothing is priced yet.</p>
      )}
      {override ? (
        <p className="text-small text-ink-2 mt-2">
          Set by hand to {moneyText(override.amount, override.currency_code, LOCALE)}: {override.reason}
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
          <b className="font-semibold">{moneyText(overpaid, currency, LOCALE)} paid too much.</b> It was paid before the
          check and nobody charges it: ask the shopper.
        </Notice>
      )}
      {refunds.length > 0 ? (
        <Payouts refunds={refunds} isOver={summary.status === "FAILED" || summary.status === "CANCELED"} />
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
      {advance ? <Before word="Paid before the check" title="Paid before the check" derivation={advance} /> : null}
      {quote && (decision || estimate) ? <Before word="Quoted" title="Original quote" derivation={quote} /> : null}
    </Section>
  );
}

function Before({ title, word, derivation }: { title: string; word: string; derivation: Derivation }) {
  return (
    <details className="mt-4">
      <summary className={linkStyle("w-fit")}>
        {title}: {moneyText(derivation.total, derivation.currency, LOCALE)}
      </summary>
      <DerivationTable derivation={derivation} word={word} />
    </details>
  );
}

const noteOf = ({ status, compensation: { quote, estimate, decision } }: Summary): string => {
  if (decision && quote && decision.total !== quote.total) return "Final. Differs from the quote";
  if (decision) return "Final";
  if (quote === null) return "";
  if (hasEnded({ status })) return "Ended without an inspection: nothing is paid";
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
