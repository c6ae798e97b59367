import type { ReactNode } from "react";
import { t } from "@/messages/dashboard/return-facts";
import { LOCALE } from "../../ui/age";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { moneyText } from "../../ui/money";
import { Table } from "../../ui/table";
import { Thumb } from "../../ui/thumb";
import type { ReturnedItem, Unit, UnitOfItem } from "./detail";
import { stockWords } from "./outcome-words";

/** Opens the correction of a decided unit; null if the role or the status of the return doesn't allow it. */
export type OnCorrect = ((pair: UnitOfItem) => void) | null;

type UnitsTableProps = { units: readonly UnitOfItem[]; currency: string; onCorrect: OnCorrect };

/** Every unit with the shopper's reason and the decision. */
export function UnitsTable({ units, currency, onCorrect }: UnitsTableProps) {
  return (
    <Table
      isPlain
      rows="own"
      className="cell:align-top cell:py-3 cell:wrap-anywhere cell:whitespace-normal max-md:block max-md:[&_thead]:sr-only max-md:[&_tbody]:block max-md:row:grid max-md:row:grid-cols-[minmax(0,1fr)_auto] max-md:row:gap-x-3 max-md:row:gap-y-1 max-md:row:border-b max-md:row:border-line max-md:row:py-3 max-md:cell:border-0 max-md:cell:p-0"
      caption={t("unitsTable.caption")}
      columns={[
        { name: t("unitsTable.unit"), isHidden: true, className: "w-6" },
        t("unitsTable.item"),
        t("unitsTable.returnReason"),
        t("unitsTable.result"),
        { name: t("unitsTable.pricePaid"), isFigure: true },
      ]}
    >
      {units.map((each) => (
        <UnitRows key={each.unit.unit_id} pair={each} currency={currency} onCorrect={onCorrect} />
      ))}
    </Table>
  );
}

function UnitRows({ pair, currency, onCorrect }: { pair: UnitOfItem; currency: string; onCorrect: OnCorrect }) {
  const { unit, item, number } = pair;
  const stock = stockWords(unit);
  const hasNote = unit.verdict === "DECLINED" || unit.verdict === "MISSING";
  return (
    <>
      <tr className={hasNote ? "*:border-b-0 md:*:pb-2.5 max-md:border-b-0! max-md:pb-2!" : undefined}>
        <td className="max-md:hidden">{number}</td>
        <th scope="row" className="max-md:col-[1/3] max-md:row-start-1">
          <ItemCell item={item} />
          <NewItem unit={unit} currency={currency} />
        </th>
        <td className="md:w-[15%] max-md:col-[1/3] max-md:row-start-2">
          <Why item={item} />
        </td>
        <td className="md:w-49 max-md:col-start-1 max-md:row-start-3">
          <VerdictBadge verdict={unit.verdict} />
          <CorrectButton pair={pair} onCorrect={onCorrect} />
          {stock ? <span className="text-ink-2 mt-1 block text-[13px]">{stock}</span> : null}
        </td>
        <td className="whitespace-nowrap md:w-[1%] max-md:col-start-2 max-md:row-start-3 max-md:self-start" data-n>
          <span
            className={
              unit.verdict === "DECLINED" || unit.verdict === "MISSING"
                ? "text-ink-3 line-through"
                : "font-medium text-ink"
            }
          >
            {moneyText(unit.paid_amount, currency, LOCALE)}
          </span>
        </td>
      </tr>
      {hasNote ? <NoteRow unit={unit} /> : null}
    </>
  );
}

/** Opens the correction of a unit's decision. */
export function CorrectButton({ pair, onCorrect }: { pair: UnitOfItem; onCorrect: OnCorrect }) {
  if (onCorrect === null || pair.unit.verdict === "UNDECIDED") return null;
  return (
    <Button isLive kind="bare" size="small" aria-haspopup="dialog" onClick={() => onCorrect(pair)}>
      {t.rich("unitsTable.correct", {
        number: pair.number,
        hidden: (text) => <span className="sr-only">{text}</span>,
      })}
    </Button>
  );
}

export function ItemCell({ item, className = "" }: { item: ReturnedItem; className?: string }) {
  const { product } = item;
  return (
    <div className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 text-ink [--thumb:48px] ${className}`}>
      <Thumb src={item.image_url} fallback={product.sku || product.name} />
      <span className="wrap-anywhere">
        <b className="block font-semibold">{product.name}</b>
        {product.variant_name}
        <span className="font-mono text-code text-ink-2 block text-[12px]!">{product.sku || product.ean}</span>
      </span>
    </div>
  );
}

/** The exchange item, next to the returned one. */
function NewItem({ unit: { new_item: taken }, currency }: { unit: Unit; currency: string }) {
  if (taken === null) return null;
  const { product, price, price_difference: difference } = taken;
  const named = {
    item: [product.name, product.variant_name].filter(Boolean).join(", "),
    price: moneyText(price, currency, LOCALE),
    b: (text: ReactNode) => <b className="text-ink inline! font-semibold">{text}</b>,
  };
  return (
    <p className="text-ink-2 mt-2 text-[13px] font-normal">
      {difference === "0"
        ? t.rich("unitsTable.exchangedFor", named)
        : t.rich("unitsTable.exchangedForDifference", {
            ...named,
            difference: `${difference.startsWith("-") ? "" : "+"}${moneyText(difference, currency, LOCALE)}`,
          })}
      <span className="font-mono text-code block text-[12px]!">{product.sku || product.ean}</span>
    </p>
  );
}

export function Why({ item }: { item: ReturnedItem }) {
  return (
    <>
      {item.return_reason}
      {item.comment ? <span className="block text-[13px]">“{item.comment}”</span> : null}
    </>
  );
}

export function VerdictBadge({ verdict }: { verdict: Unit["verdict"] }) {
  switch (verdict) {
    case "APPROVED":
      return <Badge tone="ok">{t("verdicts.APPROVED")}</Badge>;
    case "DECLINED":
      return <Badge tone="bad">{t("verdicts.DECLINED")}</Badge>;
    case "MISSING":
      return <Badge tone="miss">{t("verdicts.MISSING")}</Badge>;
    case "UNDECIDED":
      return <span className="text-ink-3">{t("verdicts.UNDECIDED")}</span>;
  }
}

function NoteRow({ unit }: { unit: Unit }) {
  const isMissing = unit.verdict === "MISSING";
  return (
    <tr className="max-md:block! max-md:border-b-0! max-md:py-0!">
      <td colSpan={5} className="pt-0 max-md:block max-md:border-b! max-md:pb-3!">
        <p
          className={`ml-9 rounded-badge border px-3 py-2.5 text-ink max-md:ml-0 ${isMissing ? "border-dashed border-miss/45" : "border-bad/30"}`}
        >
          <b className="font-semibold">{isMissing ? t("unitsTable.notInParcel") : unit.reject_reason}</b>
          <span className="text-ink-2 block text-[13px]">
            {[unit.reviewed_by, visibility(unit)].filter(Boolean).join(". ")}
          </span>
        </p>
      </td>
    </tr>
  );
}

const visibility = (unit: Unit): string => {
  if (unit.verdict === "MISSING") return "";
  return unit.show_reject_reason ? t("unitsTable.visible") : t("unitsTable.hidden");
};
