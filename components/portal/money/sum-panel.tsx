import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";
import { Fold } from "../ui/fold";
import { SumRow, SumRows } from "../ui/sum-rows";
import { type Derivation, sumLines } from "./sum-lines";

type SumPanelProps = { derivation: Derivation | null; reader: Reader; isShippingOpen: boolean };

/** The calculation, line by line, collapsed on phones. */
export function SumPanel({ derivation, reader, isShippingOpen }: SumPanelProps) {
  return (
    <Fold title={reader.t("money.how")} open>
      {derivation ? (
        <SumTable derivation={derivation} reader={reader} isShippingOpen={isShippingOpen} />
      ) : (
        <p className="pb-2 text-ui text-ink-2">{reader.t("money.empty")}</p>
      )}
    </Fold>
  );
}

/** Only the lines. */
export function SumTable({ derivation, reader, isShippingOpen }: SumPanelProps & { derivation: Derivation }) {
  const text = (amount: string | number): string => moneyText(amount, derivation.currency, reader.locale);
  return (
    <>
      <SumRows>
        {sumLines(derivation, reader.t).map((line) => (
          <SumRow key={line.key} text={line.text}>
            {text(line.amountMinor)}
          </SumRow>
        ))}
        {isShippingOpen ? (
          <SumRow text={reader.t("money.shippingFee")} isNote>
            {reader.t("money.shippingOpen")}
          </SumRow>
        ) : null}
      </SumRows>
      {Number(derivation.tax) > 0 ? (
        <p className="border-t border-line pt-1.5 text-ui text-ink-3 in-[details]:pb-2">
          {reader.t("money.taxInside", { amount: text(derivation.tax) })}
        </p>
      ) : null}
    </>
  );
}
