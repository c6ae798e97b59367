import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";
import { Total } from "../ui/total";

type TotalLineProps = {
  total: string | null;
  /** What a new item costs more than comes back. */
  toPay?: string | undefined;
  /** What is only held on a card: then nothing else is told. */
  held?: string | undefined;
  currency: string;
  reader: Reader;
};

/** What the shopper gets back, announced when it changes. Nothing chosen is no amount, so none is shown. */
export function TotalLine({ total, toPay = "0", held, currency, reader }: TotalLineProps) {
  if (total === null) {
    return (
      <Total label={reader.t("money.youGetBack")} reckoning={reader.t("money.reckoning")} isEmpty>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{reader.t("money.none")}</span>
      </Total>
    );
  }
  const isOwed = Number(toPay) > 0;
  const label = held === undefined ? (isOwed ? "money.youPay" : "money.youGetBack") : "instant.state.title";
  return <Total label={reader.t(label)}>{moneyText(held ?? (isOwed ? toPay : total), currency, reader.locale)}</Total>;
}
