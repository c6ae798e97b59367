import { moneyText } from "@/components/ui/money";
import { money } from "../copy/money";
import type { Reader } from "../copy/reader";

type TotalLineProps = { total: string | null; currency: string; reader: Reader };

/** What the shopper gets back, announced when it changes. Nothing chosen is no amount, so none is shown. */
export function TotalLine({ total, currency, reader }: TotalLineProps) {
  if (total === null) {
    return (
      <output className="total" aria-live="polite" data-empty>
        <span>{money.youGetBack}</span>{" "}
        <strong>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{money.none}</span>
        </strong>
        <em>{money.reckoning}</em>
      </output>
    );
  }
  return (
    <output className="total" aria-live="polite">
      <span>{money.youGetBack}</span> <strong>{moneyText(total, currency, reader.locale)}</strong>
    </output>
  );
}
