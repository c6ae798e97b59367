"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { moneyText } from "../../ui/money";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { LOCALE } from "../returns/age";

type ExchangeFieldProps = {
  draftId: string;
  lineItemId: string;
  /** What the offer depends on besides: the draft is another one when it changes. */
  reason: string;
  value: string;
  onChange: (variantId: string) => void;
};

/** What may be taken instead of money, as the shopper would be offered. */
export function ExchangeField({ draftId, lineItemId, reason, value, onChange }: ExchangeFieldProps) {
  const id = useId();
  const trpc = useTRPC();
  const { data, error } = useQuery({
    ...trpc.listStaffExchanges.queryOptions({ draft_id: draftId, line_item_id: lineItemId }),
    queryHash: `exchanges ${draftId} ${lineItemId} ${reason}`,
    retry: false,
  });
  if (error) return <p className="field-hint">{problemText(error)}</p>;
  if (data && data.options.length === 0) return null;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        Instead
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{data ? "Money back" : "Money back …"}</option>
        {data?.options.map(({ svc_variant_id, name, variant_name, price_difference, currency }) => (
          <option key={svc_variant_id} value={svc_variant_id}>
            {[name, variant_name].filter(Boolean).join(", ")}
            {price_difference === "0" ? "" : ` (${differenceText(price_difference, currency)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

const differenceText = (difference: string, currency: string): string =>
  `${difference.startsWith("-") ? "" : "+"}${moneyText(difference, currency, LOCALE)}`;
