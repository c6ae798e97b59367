import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/customers";
import { LOCALE } from "../../ui/age";
import { moneyText } from "../../ui/money";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { Thumb } from "../../ui/thumb";
import { causeWords } from "../new-return/cause-words";
import { unitWords } from "./balance-facts";
import type { OrderDetail } from "./types";

type Line = OrderDetail["lines"][number];

/** The items of an order: what was returned, what can still be returned, and for which amount. */
export function OrderItems({ lines, currency }: { lines: readonly Line[]; currency: string }) {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Section id="items" title={t("orderItems.title")} aside={<span className="text-ink-2">{unitWords(quantity)}</span>}>
      <Table
        isPlain
        isSlips
        rows="own"
        className="cell:py-2.5 cell:align-top max-md:cell:text-left!"
        caption={t("orderItems.title")}
        columns={[
          t("columns.item"),
          { name: t("columns.quantity"), isFigure: true },
          { name: t("columns.paid"), isFigure: true },
          t("columns.returned"),
          { name: t("columns.stillReturnable"), isFigure: true },
        ]}
      >
        {lines.map((line) => (
          <tr key={line.line_item_id}>
            <th scope="row">
              <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 [--thumb:40px]">
                <Thumb src={line.image_url} fallback={line.sku || line.name} />
                <span className="min-w-0 wrap-anywhere">
                  <b className="block font-semibold text-ink">{line.name}</b>
                  {line.variant_name}
                  {line.sku ? <span className="block font-mono text-code">{line.sku}</span> : null}
                </span>
              </span>
            </th>
            <td data-label={t("columns.quantity")} data-n>
              {line.quantity}
            </td>
            <td data-label={t("columns.paid")} data-n className="tabular-nums">
              {moneyText(line.paid, currency, LOCALE)}
            </td>
            <td data-label={t("columns.returned")}>{returnedWords(line)}</td>
            <td data-label={t("columns.stillReturnable")} data-n>
              <Returnable line={line} currency={currency} />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

/** Returns "1 accepted, 1 in a return": the status of the units that were returned. */
const returnedWords = ({ returned, returning, rejected, refunded_by_shop: byShop }: Line): string =>
  [
    ...(returned > 0 ? [t("orderItems.accepted", { count: returned })] : []),
    ...(returning > 0 ? [t("orderItems.inReturn", { count: returning })] : []),
    ...(rejected > 0 ? [t("orderItems.rejected", { count: rejected })] : []),
    ...(byShop > 0 ? [t("orderItems.refundedInShop", { count: byShop })] : []),
  ].join(", ") || common("none");

/** The rules for shoppers don't bind staff, so they are shown next to the amount. */
function Returnable({ line: { returnable, cause, why }, currency }: { line: Line; currency: string }) {
  const isOut = returnable.quantity === 0;
  return (
    <>
      <span className={isOut ? "text-ink-3" : "font-medium text-ink tabular-nums"}>
        {isOut ? common("none") : moneyText(returnable.amount, currency, LOCALE)}
      </span>
      {isOut ? null : <span className="block text-small text-ink-2">{unitWords(returnable.quantity)}</span>}
      {cause === null ? null : (
        <span className="block text-small text-ink-2 md:ml-auto md:max-w-60">{why || causeWords(cause)}</span>
      )}
    </>
  );
}
