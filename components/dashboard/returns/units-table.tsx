import { LiveButton } from "../../ui/live-button";
import { moneyText } from "../../ui/money";
import { Stamp } from "../../ui/stamp";
import { Thumb } from "../../ui/thumb";
import { LOCALE } from "./age";
import type { ReturnedItem, Unit, UnitOfItem } from "./detail";
import { reasonWords, shelfWords } from "./outcome-words";

/** Asks for another verdict on a decided unit; null where the role or the state of the return does not allow it. */
export type OnCorrect = ((pair: UnitOfItem) => void) | null;

type UnitsTableProps = { units: readonly UnitOfItem[]; currency: string; onCorrect: OnCorrect };

/** Every unit with what the shopper said and what was decided. */
export function UnitsTable({ units, currency, onCorrect }: UnitsTableProps) {
  return (
    <table className="table plain units">
      <caption className="sr-only">
        Units of this return with reason, verdict and what the shopper bought them for
      </caption>
      <thead>
        <tr>
          <th scope="col" className="w-6">
            <span className="sr-only">Unit</span>
          </th>
          <th scope="col">Item</th>
          <th scope="col">Why it comes back</th>
          <th scope="col">Verdict</th>
          <th scope="col" data-n>
            Bought for
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((each) => (
          <UnitRows key={each.unit.unit_id} pair={each} currency={currency} onCorrect={onCorrect} />
        ))}
      </tbody>
    </table>
  );
}

function UnitRows({ pair, currency, onCorrect }: { pair: UnitOfItem; currency: string; onCorrect: OnCorrect }) {
  const { unit, item, number } = pair;
  const shelf = shelfWords(unit);
  const hasNote = unit.verdict === "DECLINED" || unit.verdict === "MISSING";
  return (
    <>
      <tr data-note={hasNote || undefined}>
        <td>{number}</td>
        <th scope="row">
          <ItemCell item={item} />
          <NewItem unit={unit} currency={currency} />
        </th>
        <td className="c-why">
          <Why item={item} />
        </td>
        <td className="c-verdict">
          <VerdictStamp verdict={unit.verdict} />
          <CorrectButton pair={pair} onCorrect={onCorrect} />
          {shelf ? <span className="text-ink-2 mt-1 block text-[13px]">{shelf}</span> : null}
        </td>
        <td className="c-paid" data-n>
          <span className={unit.verdict === "DECLINED" || unit.verdict === "MISSING" ? "zero line-through" : "strong"}>
            {moneyText(unit.paid_amount, currency, LOCALE)}
          </span>
        </td>
      </tr>
      {hasNote ? <NoteRow unit={unit} /> : null}
    </>
  );
}

/** The way to another verdict, beside the one there is. */
export function CorrectButton({ pair, onCorrect }: { pair: UnitOfItem; onCorrect: OnCorrect }) {
  if (onCorrect === null || pair.unit.verdict === "UNDECIDED") return null;
  return (
    <LiveButton
      className="button"
      data-kind="bare"
      data-size="small"
      aria-haspopup="dialog"
      onClick={() => onCorrect(pair)}
    >
      Correct<span className="sr-only"> unit {pair.number}</span>
    </LiveButton>
  );
}

export function ItemCell({ item }: { item: ReturnedItem }) {
  const { product } = item;
  return (
    <div className="item">
      <Thumb src={item.image_url} fallback={product.sku || product.name} />
      <span>
        <b>{product.name}</b>
        {product.variant_name}
        <span className="mono text-ink-2 block text-[12px]!">{product.sku || product.ean}</span>
      </span>
    </div>
  );
}

/** What the shopper takes instead, beside what comes back. */
function NewItem({ unit: { new_item: taken }, currency }: { unit: Unit; currency: string }) {
  if (taken === null) return null;
  const { product, price, price_difference: difference } = taken;
  return (
    <p className="text-ink-2 mt-2 text-[13px] font-normal">
      Exchanged for{" "}
      <b className="text-ink inline! font-semibold">
        {[product.name, product.variant_name].filter(Boolean).join(", ")}
      </b>
      , {moneyText(price, currency, LOCALE)}
      {difference === "0"
        ? ""
        : ` (${difference.startsWith("-") ? "" : "+"}${moneyText(difference, currency, LOCALE)})`}
      <span className="mono block text-[12px]!">{product.sku || product.ean}</span>
    </p>
  );
}

export function Why({ item }: { item: ReturnedItem }) {
  return (
    <>
      {reasonWords(item.return_reason)}
      {item.comment ? <span className="block text-[13px]">“{item.comment}”</span> : null}
    </>
  );
}

export function VerdictStamp({ verdict }: { verdict: Unit["verdict"] }) {
  switch (verdict) {
    case "APPROVED":
      return <Stamp tone="ok">Approved</Stamp>;
    case "DECLINED":
      return <Stamp tone="bad">Declined</Stamp>;
    case "MISSING":
      return <Stamp tone="miss">Missing</Stamp>;
    case "UNDECIDED":
      return <span className="text-ink-3">Not checked</span>;
  }
}

function NoteRow({ unit }: { unit: Unit }) {
  const isMissing = unit.verdict === "MISSING";
  return (
    <tr className="note" data-tone={isMissing ? "miss" : "bad"}>
      <td colSpan={5}>
        <p>
          <b className="font-semibold">{isMissing ? "Not in the parcel." : unit.reject_reason}</b>
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
  return unit.show_reject_reason ? "The shopper sees this reason." : "The shopper does not see this reason.";
};
