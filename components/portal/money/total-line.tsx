import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";
import { Total } from "../ui/total";

type TotalLineProps = {
  total: string | null;
  /** The price difference of a new item above the refund. */
  toPay?: string | undefined;
  /** An amount that is only held on a card; nothing else is shown then. */
  held?: string | undefined;
  currency: string;
  reader: Reader;
};

/** The shopper's refund, announced when it changes. Without a choice there is no amount. */
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
