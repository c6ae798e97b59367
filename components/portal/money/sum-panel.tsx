import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import { money } from "../copy/money";
import type { Reader } from "../copy/reader";
import { type Derivation, sumLines } from "./sum-lines";

type SumPanelProps = { derivation: Derivation | null; reader: Reader; isShippingOpen: boolean };

/** How the amount came about, line by line, folded on phones behind a word. */
export function SumPanel({ derivation, reader, isShippingOpen }: SumPanelProps) {
  return (
    <details className="sheet sums" open>
      <summary>
        {money.how}
        <Icon name="chevron-down" small />
      </summary>
      {derivation ? (
        <SumTable derivation={derivation} reader={reader} isShippingOpen={isShippingOpen} />
      ) : (
        <p className="note">{money.empty}</p>
      )}
    </details>
  );
}

/** The lines alone. */
export function SumTable({ derivation, reader, isShippingOpen }: SumPanelProps & { derivation: Derivation }) {
  const text = (amount: string | number): string => moneyText(amount, derivation.currency, reader.locale);
  return (
    <>
      <dl className="sum-lines">
        {sumLines(derivation).map((line) => (
          <div key={line.key}>
            <dt>{line.text}</dt>
            <dd>{text(line.amountMinor)}</dd>
          </div>
        ))}
        {isShippingOpen ? (
          <div>
            <dt>{money.shippingFee}</dt>
            <dd className="note">{money.shippingOpen}</dd>
          </div>
        ) : null}
      </dl>
      {Number(derivation.tax) > 0 ? <p className="note sum-tax">{money.taxInside(text(derivation.tax))}</p> : null}
    </>
  );
}
