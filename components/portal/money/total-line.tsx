import { moneyText } from "@/components/ui/money";
import { money } from "../copy/money";
import type { Reader } from "../copy/reader";

type TotalLineProps = { total: string | null; currency: string; reader: Reader };

/** What the shopper gets back, announced when it changes. */
export function TotalLine({ total, currency, reader }: TotalLineProps) {
  return (
    <output className="total" aria-live="polite" data-empty={total === null || undefined}>
      <span>{money.youGetBack}</span> <strong>{moneyText(total ?? 0, currency, reader.locale)}</strong>
    </output>
  );
}
