import type { ReactNode } from "react";
import type { z } from "zod";
import { Badge } from "@/components/ui/badge";
import type { tryReturnConditions } from "@/contract/dashboard/policy-trial";
import { t } from "@/messages/dashboard/settings-policy";
import { LOCALE } from "../../../ui/age";
import { formatDate, formatTime } from "../../../ui/format-time";
import { moneyText } from "../../../ui/money";
import { linkStyle } from "../../../ui/text-link";
import { DerivationTable } from "../../returns/derivation-table";

type Trial = z.output<typeof tryReturnConditions.output>;
type Said = NonNullable<Trial["authorization"]>;

/** An order under conditions that may not be in effect: each item, what the shopper is asked, the amounts. */
export function TrialResult({ trial, timeZone }: { trial: Trial; timeZone: string }) {
  const { derivation, currency } = trial;
  return (
    <div className="pt-3 gap-4 grid [&>ul>li]:py-2.5 [&>ul>li]:px-0 [&>ul>li]:border-t [&>ul>li]:border-line [&>ul>li]:gap-1 [&>ul>li]:grid [&>dl:empty]:hidden [&_dt]:text-ink-2">
      <p>
        {t.rich("trialResult.order", {
          order: trial.order_name,
          customer: trial.customer_name,
          date: formatTime(trial.purchased_at, "date", { timeZone, locale: LOCALE }),
          code: (order) => <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal">{order}</span>,
          soft: (words) => <span className="text-ink-2">{words}</span>,
        })}
      </p>
      <ul aria-label={t("trialResult.items")}>
        {trial.lines.map((line) => (
          <TrialLine key={line.line_item_id} line={line} />
        ))}
      </ul>
      <dl className="gap-y-2 gap-x-4 grid-cols-[minmax(96px,max-content)_minmax(0,1fr)] grid">
        {trial.authorization ? <Decision term={t("trialResult.approval")} said={trial.authorization} /> : null}
        {trial.fees.map((fee) => (
          <Decision key={`${fee.fee_type} ${fee.rule}`} term={t(`policyWords.fees.${fee.fee_type}`)} said={fee} />
        ))}
      </dl>
      {derivation ? (
        <>
          <p className="font-medium">
            {t("trialResult.total", { amount: moneyText(derivation.total, currency, LOCALE) })}
            {trial.method ? (
              <span className="text-ink-2 font-normal">{t("trialResult.way", { method: trial.method })}</span>
            ) : null}
          </p>
          <details>
            <summary className={linkStyle("w-fit text-[13px]")}>{t("trialResult.calculation")}</summary>
            <DerivationTable derivation={derivation} word={t("trialResult.refund")} />
          </details>
        </>
      ) : (
        <p className="font-medium">{t("trialResult.nothing")}</p>
      )}
    </div>
  );
}

function TrialLine({ line }: { line: Trial["lines"][number] }) {
  const { refusal, returnable_quantity: returnable, quantity } = line;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-medium">{line.name}</b>
        {line.variant_name ? <span className="text-ink-2">{line.variant_name}</span> : null}
        <Badge tone={refusal ? "bad" : "ok"}>
          {refusal
            ? t("trialResult.notReturnable")
            : quantity > 1
              ? t("trialResult.returnableOf", { count: returnable, total: quantity })
              : t("trialResult.returnable")}
        </Badge>
      </p>
      {refusal ? <Words said={refusal} /> : null}
      {refusal || line.last_day === null ? null : (
        <p className="text-ink-2 text-[13px]">
          <LastDay day={line.last_day} reason={line.allowed_by} />
        </p>
      )}
      {line.keep ? <Words said={line.keep} /> : null}
      {line.documents ? <Words said={line.documents} /> : null}
    </li>
  );
}

function LastDay({ day, reason }: { day: string; reason: string }) {
  const values = {
    day: formatDate(day, "date", LOCALE),
    time: (words: ReactNode) => <time dateTime={day}>{words}</time>,
  };
  return reason ? t.rich("trialResult.untilBecause", { ...values, reason }) : t.rich("trialResult.until", values);
}

function Decision({ term, said }: { term: string; said: Said }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <Words said={said} />
      </dd>
    </>
  );
}

/** The text shown to the shopper, and where it comes from. */
function Words({ said: { shopper_reads: words, rule } }: { said: Said }) {
  return (
    <p className="text-[13px]">
      “{words}”{rule ? <span className="text-ink-2 block">{rule}</span> : null}
    </p>
  );
}
