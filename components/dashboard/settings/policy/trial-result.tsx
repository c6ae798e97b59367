import type { z } from "zod";
import { Badge } from "@/components/ui/badge";
import type { tryReturnConditions } from "@/contract/dashboard/policy-trial";
import { LOCALE } from "../../../ui/age";
import { formatDate, formatTime } from "../../../ui/format-time";
import { moneyText } from "../../../ui/money";
import { linkStyle } from "../../../ui/text-link";
import { DerivationTable } from "../../returns/derivation-table";

type Trial = z.output<typeof tryReturnConditions.output>;
type Said = NonNullable<Trial["authorization"]>;

/** An order under conditions that may not be in force: each item, what is asked of the shopper, the money. */
export function TrialResult({ trial, timeZone }: { trial: Trial; timeZone: string }) {
  const { derivation, currency } = trial;
  return (
    <div className="pt-3 gap-4 grid [&>ul>li]:py-2.5 [&>ul>li]:px-0 [&>ul>li]:border-t [&>ul>li]:border-line [&>ul>li]:gap-1 [&>ul>li]:grid [&>dl:empty]:hidden [&_dt]:text-ink-2">
      <p>
        <span className="text-[0.9333em] tracking-[-0.01em] font-mono font-normal">{trial.order_name}</span>{" "}
        {trial.customer_name}
        <span className="text-ink-2">
          , bought on {formatTime(trial.purchased_at, "date", { timeZone, locale: LOCALE })}
        </span>
      </p>
      <ul aria-label="Items">
        {trial.lines.map((line) => (
          <TrialLine key={line.line_item_id} line={line} />
        ))}
      </ul>
      <dl className="gap-y-2 gap-x-4 grid-cols-[minmax(96px,max-content)_minmax(0,1fr)] grid">
        {trial.authorization ? <Decision term="Approval" said={trial.authorization} /> : null}
        {trial.fees.map((fee) => (
          <Decision key={`${fee.fee_type} ${fee.rule}`} term={FEE_WORDS[fee.fee_type]} said={fee} />
        ))}
      </dl>
      {derivation ? (
        <>
          <p className="font-medium">
            Refund: {moneyText(derivation.total, currency, LOCALE)}
            {trial.way ? <span className="text-ink-2 font-normal">, sent by {trial.way}</span> : null}
          </p>
          <details>
            <summary className={linkStyle("w-fit text-[13px]")}>How it was calculated</summary>
            <DerivationTable derivation={derivation} word="Refund" />
          </details>
        </>
      ) : (
        <p className="font-medium">Nothing can be returned.</p>
      )}
    </div>
  );
}

const FEE_WORDS: Record<Trial["fees"][number]["fee_type"], string> = {
  RETURN_FEE: "Handling fee",
  SHIPPING_FEE: "Return shipping",
  RESTOCK_FEE: "Restocking fee",
};

function TrialLine({ line }: { line: Trial["lines"][number] }) {
  const { refusal, returnable_quantity: returnable, quantity } = line;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-medium">{line.name}</b>
        {line.variant_name ? <span className="text-ink-2">{line.variant_name}</span> : null}
        <Badge tone={refusal ? "bad" : "ok"}>
          {refusal
            ? "Not returnable"
            : quantity > 1
              ? `${returnable} of ${quantity} can be returned`
              : "Can be returned"}
        </Badge>
      </p>
      {refusal ? <Words said={refusal} /> : null}
      {refusal || line.last_day === null ? null : (
        <p className="text-ink-2 text-[13px]">
          Until <time dateTime={line.last_day}>{formatDate(line.last_day, "date", LOCALE)}</time>
          {line.allowed_by ? `. ${line.allowed_by}` : ""}
        </p>
      )}
      {line.keep ? <Words said={line.keep} /> : null}
      {line.documents ? <Words said={line.documents} /> : null}
    </li>
  );
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

/** The shopper's words, and where they come from. */
function Words({ said: { shopper_reads: words, rule } }: { said: Said }) {
  return (
    <p className="text-[13px]">
      “{words}”{rule ? <span className="text-ink-2 block">{rule}</span> : null}
    </p>
  );
}
