import { t } from "@/messages/dashboard/return";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Notice } from "../../ui/notice";
import { NEXT_ACT } from "../../ui/page";
import { Section } from "../../ui/section";
import { linkStyle } from "../../ui/text-link";
import {
  countUnits,
  type Derivation,
  hasEnded,
  type ReturnDetail,
  type Summary,
  unitsOf,
} from "../return-facts/detail";
import { HoldLine } from "./hold-line";
import { MarkRefunded } from "./mark-refunded";
import { Payouts } from "./payouts";
import { RefundBreakdown } from "./refund-breakdown";

type MoneySectionProps = {
  summary: Summary;
  outlook: ReturnDetail["outlook"];
  canMark: boolean;
  /** Marking it as refunded is the next action. */
  isNext: boolean;
  timeZone: string;
  /** Empty if staff can cancel the return. */
  whyNoCancel: string;
  /** Names of people, by email. */
  people: ReturnDetail["people"];
};

/** The refund breakdown: the decided amounts or, before that, the amounts that can still be paid. */
export function MoneySection({ summary, outlook, canMark, isNext, timeZone, whyNoCancel, people }: MoneySectionProps) {
  const { quote, estimate, advance, decision, refunds, override, overpaid } = summary.compensation;
  const { currency_code: currency } = summary;
  const shown = decision ?? estimate ?? quote;
  const { items } = summary.returned_items;
  const isOver = hasEnded(summary);
  return (
    <Section
      id="money"
      title={t("moneySection.title")}
      aside={<span className="text-small text-ink-2">{noteOf(summary)}</span>}
    >
      {shown ? (
        <RefundBreakdown derivation={shown} items={items} word={wordOf(summary)} />
      ) : (
        <p className="py-3">{t("moneySection.notCalculated")}</p>
      )}
      {override ? (
        <p className="text-small text-ink-2 mt-2">
          {t("moneySection.overridden", {
            amount: moneyText(override.amount, override.currency_code, LOCALE),
            reason: override.reason,
          })}
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
          {t.rich("moneySection.overpaid", {
            amount: moneyText(overpaid, currency, LOCALE),
            b: (text) => <b className="font-semibold">{text}</b>,
          })}
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
          word={t("moneySection.refundedBefore")}
          title={t("moneySection.refundedBefore")}
          derivation={advance}
          items={items}
        />
      ) : null}
      {quote && (decision || estimate) ? (
        <Before
          word={t("moneySection.quoted")}
          title={t("moneySection.originalQuote")}
          derivation={quote}
          items={items}
        />
      ) : null}
    </Section>
  );
}

type BeforeProps = { title: string; word: string; derivation: Derivation; items: Summary["returned_items"]["items"] };

function Before({ title, word, derivation, items }: BeforeProps) {
  return (
    <details className="mt-4">
      <summary className={linkStyle("w-fit")}>
        {t("moneySection.before", { title, amount: moneyText(derivation.total, derivation.currency, LOCALE) })}
      </summary>
      <RefundBreakdown derivation={derivation} items={items} word={word} />
    </details>
  );
}

/** Names the total: the refund, or the expected refund if the uninspected units are accepted. */
const wordOf = (summary: Summary): string => {
  if (summary.compensation.decision) return t("moneySection.refund");
  if (hasEnded(summary)) return t("moneySection.quoted");
  const { decided, total } = countUnits(unitsOf(summary));
  return decided === 0
    ? t("moneySection.refundIfAllAccepted", { count: total })
    : t("moneySection.refundIfRestAccepted");
};

const noteOf = ({ status, compensation: { quote, estimate, decision } }: Summary): string => {
  if (decision && quote && decision.total !== quote.total) return t("moneySection.finalDiffers");
  if (decision) return t("moneySection.final");
  if (quote === null) return "";
  if (hasEnded({ status })) return t("moneySection.endedUninspected");
  return estimate ? t("moneySection.updatedQuote") : t("moneySection.quote");
};

/** Describes what the shopper paid for exchanges and fees, as far as it is refunded. */
const chargeWords = (
  { charge_due: due, charge_returned: returned }: ReturnDetail["outlook"],
  currency: string,
): string[] => [
  ...(due === "0" ? [] : [t("moneySection.chargeDue", { amount: moneyText(due, currency, LOCALE) })]),
  ...(returned === "0" ? [] : [t("moneySection.chargeReturned", { amount: moneyText(returned, currency, LOCALE) })]),
];
