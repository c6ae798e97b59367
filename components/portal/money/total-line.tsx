import { moneyText } from "@/components/ui/money";
import type { Reader } from "../reader";

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
      <output className="total" aria-live="polite" data-empty>
        <span>{reader.t("money.youGetBack")}</span>{" "}
        <strong>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{reader.t("money.none")}</span>
        </strong>
        <em>{reader.t("money.reckoning")}</em>
      </output>
    );
  }
  const isOwed = Number(toPay) > 0;
  const label = held === undefined ? (isOwed ? "money.youPay" : "money.youGetBack") : "instant.state.title";
  return (
    <output className="total" aria-live="polite">
      <span>{reader.t(label)}</span>{" "}
      <strong>{moneyText(held ?? (isOwed ? toPay : total), currency, reader.locale)}</strong>
    </output>
  );
}
