"use client";

import { type ReactNode, useState } from "react";
import { t } from "@/messages/dashboard/customers";
import { LOCALE } from "../../ui/age";
import { Button } from "../../ui/button";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { TextLink } from "../../ui/text-link";
import { orderHref } from "../return-facts/record-links";
import { ReturnBadges } from "../return-facts/return-badges";
import type { RelatedReturn } from "./types";

type RelatedReturnsProps = {
  returns: readonly RelatedReturn[];
  timeZone: string;
  /** Names the order of each return. */
  hasOrders?: boolean;
};

/** Number of returns shown before "Show more". */
const FIRST = 10;

/** The returns of an order or a customer, with the status, risk and refund of each. */
export function RelatedReturns({ returns, timeZone, hasOrders = false }: RelatedReturnsProps) {
  const [isWhole, setIsWhole] = useState(returns.length <= FIRST);
  return (
    <Section id="returns" title={t("relatedReturns.title")} aside={<Count of={returns.length} />}>
      {returns.length === 0 ? (
        <p className="py-3 text-ink-2">{t("relatedReturns.empty")}</p>
      ) : (
        <Table
          isPlain
          isSlips
          rows="own"
          className="cell:py-2.5 cell:align-top max-md:cell:text-left!"
          caption={t("relatedReturns.title")}
          columns={[
            t("columns.return"),
            ...(hasOrders ? [t("columns.order")] : []),
            t("columns.items"),
            t("columns.status"),
            t("columns.risk"),
            { name: t("columns.refund"), isFigure: true },
          ]}
        >
          {(isWhole ? returns : returns.slice(0, FIRST)).map((each) => (
            <tr key={each.process_id}>
              <th scope="row" className="whitespace-nowrap">
                <TextLink className="font-mono text-code" href={`/dashboard/returns/${each.return_code}`}>
                  {each.return_code}
                </TextLink>
                <span className="block text-small text-ink-2">
                  {formatTime(each.created_at, "date", { timeZone, locale: LOCALE })}
                </span>
              </th>
              {hasOrders ? (
                <td data-label={t("columns.order")} className="max-w-36 truncate whitespace-nowrap">
                  <TextLink href={orderHref(each.order_id)}>{each.order_name}</TextLink>
                </td>
              ) : null}
              <td className="wrap-anywhere">
                {each.items.join(", ")}
                {each.exchange_order === null ? null : (
                  <span className="block text-small">
                    <ExchangedFor order={each.exchange_order} />
                  </span>
                )}
              </td>
              <td>
                <ReturnBadges
                  status={each.status_key}
                  shipping={each.shipping_status}
                  decided={each.units_decided}
                  total={each.units_total}
                  refused={each.units_declined}
                />
              </td>
              <td data-label={t("columns.risk")}>
                <Risk risk={each.risk} />
              </td>
              <td data-label={t("columns.refund")} data-n>
                <Refund of={each} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {isWhole ? null : (
        <Button className="mt-3" onClick={() => setIsWhole(true)}>
          {t("relatedReturns.showAll", { count: returns.length })}
        </Button>
      )}
    </Section>
  );
}

function ExchangedFor({ order: { order_id, name } }: { order: NonNullable<RelatedReturn["exchange_order"]> }) {
  const link = (words: ReactNode) => <TextLink href={orderHref(order_id)}>{words}</TextLink>;
  return name === ""
    ? t.rich("relatedReturns.exchangedForNew", { link })
    : t.rich("relatedReturns.exchangedFor", { order: name, link });
}

export function Count({ of }: { of: number }) {
  return of === 0 ? null : <span className="text-ink-2 tabular-nums">{of.toLocaleString("en")}</span>;
}

function Risk({ risk }: { risk: RelatedReturn["risk"] }) {
  if (risk === null) return <span className="text-ink-3">{t("relatedReturns.notScored")}</span>;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{t("relatedReturns.score", { score: risk.score })}</span>
      {risk.findings.map((finding) => (
        <span key={finding} className="block text-small text-ink-2">
          {finding}
        </span>
      ))}
    </>
  );
}

/** The total refund and how much of it was sent; a single word if all of it has the same status. */
function Refund({ of: { outlook, currency } }: { of: RelatedReturn }) {
  const money = (amount: string) => moneyText(amount, currency, LOCALE);
  const parts = (["paid", "pending", "expected"] as const).filter((name) => outlook[name] !== "0");
  return (
    <>
      <span className="font-medium text-ink tabular-nums">{money(outlook.total)}</span>
      {parts.map((name) => (
        <span key={name} className="block text-small whitespace-nowrap text-ink-2">
          {t(`relatedReturns.refund.${name}`, { isAll: String(parts.length === 1), amount: money(outlook[name]) })}
        </span>
      ))}
    </>
  );
}
