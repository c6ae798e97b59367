import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";
import { type Derivation, sumLines } from "./sum-lines";

type SumPanelProps = { derivation: Derivation | null; reader: Reader; isShippingOpen: boolean };

/** How the amount came about, line by line, folded on phones behind a word. */
export function SumPanel({ derivation, reader, isShippingOpen }: SumPanelProps) {
  return (
    <details className="sheet sums" open>
      <summary>
        {reader.t("money.how")}
        <Icon name="chevron-down" small />
      </summary>
      {derivation ? (
        <SumTable derivation={derivation} reader={reader} isShippingOpen={isShippingOpen} />
      ) : (
        <p className="note">{reader.t("money.empty")}</p>
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
        {sumLines(derivation, reader.t).map((line) => (
          <div key={line.key}>
            <dt>{line.text}</dt>
            <dd>{text(line.amountMinor)}</dd>
          </div>
        ))}
        {isShippingOpen ? (
          <div>
            <dt>{reader.t("money.shippingFee")}</dt>
            <dd className="note">{reader.t("money.shippingOpen")}</dd>
          </div>
        ) : null}
      </dl>
      {Number(derivation.tax) > 0 ? (
        <p className="note sum-tax">{reader.t("money.taxInside", { amount: text(derivation.tax) })}</p>
      ) : null}
    </>
  );
}
