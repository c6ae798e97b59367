import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { listStaffExchanges } from "@/contract/dashboard/staff-returns";
import { LOCALE } from "../../ui/age";
import { Hint } from "../../ui/field";
import { moneyText } from "../../ui/money";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { SelectField } from "../controls/select-field";

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
  const trpc = useTRPC();
  const { data, error } = useQuery({
    ...trpc.listStaffExchanges.queryOptions({ draft_id: draftId, line_item_id: lineItemId }),
    queryHash: `exchanges ${draftId} ${lineItemId} ${reason}`,
    retry: false,
  });
  if (error) return <Hint>{problemText(error)}</Hint>;
  if (data && data.options.length === 0) return null;
  const options = [["", data ? "Money back" : "Money back …"] as const, ...(data?.options ?? []).map(optionOf)];
  return <SelectField label="Instead" value={value} options={options} onChange={onChange} />;
}

type Offer = z.output<typeof listStaffExchanges.output>["options"][number];

const optionOf = (offer: Offer): readonly [string, string] => {
  const { name, variant_name, price_difference, currency } = offer;
  const difference = price_difference === "0" ? "" : ` (${differenceText(price_difference, currency)})`;
  return [offer.svc_variant_id, [name, variant_name].filter(Boolean).join(", ") + difference];
};

const differenceText = (difference: string, currency: string): string =>
  `${difference.startsWith("-") ? "" : "+"}${moneyText(difference, currency, LOCALE)}`;
