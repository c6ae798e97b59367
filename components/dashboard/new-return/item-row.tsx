import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { z } from "zod";
import type { listStaffExchanges } from "@/contract/dashboard/staff-returns";
import { t } from "@/messages/dashboard/new-return";
import { LOCALE } from "../../ui/age";
import { Hint } from "../../ui/field";
import { Input, Tick } from "../../ui/input";
import { moneyText } from "../../ui/money";
import { Thumb } from "../../ui/thumb";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { Described } from "../controls/described";
import { SelectField } from "../controls/select-field";
import { TextField } from "../controls/text-field";
import { causeWords } from "./cause-words";
import { type ItemChoice, NEW_ITEM } from "./draft";
import type { OrderLine, OrderToReturn } from "./types";

type ItemRowProps = {
  line: OrderLine;
  order: OrderToReturn;
  draftId: string;
  /** The draft on the server is up to date, so exchange options can be loaded. */
  isDrafted: boolean;
  chosen: ItemChoice | undefined;
  onChange: (chosen: ItemChoice | undefined) => void;
};

/**
 * A line of the order: whether to return it, how many units, and why. Items that the rules exclude stay selectable and
 * say so.
 */
export function ItemRow(props: ItemRowProps) {
  const { line, order, chosen, onChange } = props;
  const id = useId();
  const isOut = line.free_quantity === 0;
  return (
    <li
      className="py-3.5 border-b border-line gap-y-2 gap-x-3.5 grid-cols-[16px_minmax(0,1fr)_auto] grid [&>input]:mt-4 data-out:[&>:nth-child(2)]:text-ink-3"
      data-chosen={chosen ? true : undefined}
      data-out={isOut || undefined}
    >
      <Tick
        id={id}
        disabled={isOut}
        checked={chosen !== undefined}
        aria-describedby={line.cause ? `${id}-why` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? NEW_ITEM : undefined)}
      />
      <label
        htmlFor={id}
        className="gap-3 text-ink grid-cols-[auto_minmax(0,1fr)] grid [--thumb:48px] *:last:wrap-anywhere"
      >
        <Thumb src={line.image_url} fallback={line.sku || line.name} />
        <span>
          <b className="block font-semibold">{line.name}</b>
          {line.variant_name}
          <span className="font-mono text-code text-ink-2 block text-[12px]!">{line.sku}</span>
        </span>
      </label>
      <span className="pt-0.5 text-right [font-variant-numeric:tabular-nums]">
        {moneyText(line.unit_price, order.currency, LOCALE)}
        <span className="text-ink-2 block text-[13px]">{piecesWords(line)}</span>
      </span>
      {line.cause ? (
        <p
          id={`${id}-why`}
          className="ml-15 text-ink-2 text-small col-[2/-1] data-[tone=hold]:pl-2.5 data-[tone=hold]:border-l-2 data-[tone=hold]:border-hold data-[tone=hold]:text-ink max-md:ml-0 max-md:col-span-full"
          data-tone={isOut ? undefined : "hold"}
        >
          {causeWords(line.cause)}
          {line.why ? <span className="text-ink-2 block text-[13px]">{line.why}</span> : null}
        </p>
      ) : null}
      {chosen ? <ItemFields {...props} chosen={chosen} /> : null}
    </li>
  );
}

const piecesWords = ({ free_quantity: free, quantity }: OrderLine): string => {
  if (free === quantity) return t("itemRow.unitCount", { count: quantity });
  return t("itemRow.left", { left: free, count: quantity });
};

function ItemFields({ line, order, chosen, draftId, isDrafted, onChange }: ItemRowProps & { chosen: ItemChoice }) {
  const [wasDrafted, setDrafted] = useState(false);
  useEffect(() => {
    if (isDrafted) setDrafted(true);
  }, [isDrafted]);
  const asksWhy = order.reasons.some(({ name, requires_comment }) => requires_comment && name === chosen.reason);
  return (
    <div className="ml-15 pt-1 gap-y-2 gap-x-3 col-[2/-1] flex flex-wrap [&>div]:min-w-0 [&_input[type='number']]:w-19 [&_select]:w-52 max-md:ml-0 max-md:col-span-full max-md:[&_select]:w-full max-md:[&>div]:flex-[1_1_100%]">
      {line.free_quantity > 1 ? (
        <Described label={t("itemRow.units")}>
          {(names) => (
            <Input
              {...names}
              type="number"
              min={1}
              max={line.free_quantity}
              value={chosen.quantity}
              onChange={(event) => {
                const quantity = Math.trunc(Number(event.currentTarget.value));
                onChange({ ...chosen, quantity: Math.min(line.free_quantity, Math.max(1, quantity || 1)) });
              }}
            />
          )}
        </Described>
      ) : null}
      <SelectField
        label={t("itemRow.reason")}
        value={chosen.reason}
        options={[["", t("itemRow.chooseOne")], ...order.reasons.map(({ name, label }) => [name, label] as const)]}
        onChange={(reason) => onChange({ ...chosen, reason, exchange: "" })}
      />
      {wasDrafted && line.cause === null && chosen.reason !== "" ? (
        <ExchangeField
          {...{ draftId, reason: chosen.reason, value: chosen.exchange }}
          lineItemId={line.line_item_id}
          onChange={(exchange) => onChange({ ...chosen, exchange })}
        />
      ) : null}
      <TextField
        label={t("itemRow.comment")}
        isOptional={!asksWhy}
        className="flex-[1_1_200px]"
        maxLength={1000}
        value={chosen.comment}
        onChange={(comment) => onChange({ ...chosen, comment })}
      />
    </div>
  );
}

type ExchangeFieldProps = {
  draftId: string;
  lineItemId: string;
  /** Also determines the exchange options, because changing it changes the draft. */
  reason: string;
  value: string;
  onChange: (variantId: string) => void;
};

/** Exchange options, as the shopper would see them. */
function ExchangeField({ draftId, lineItemId, reason, value, onChange }: ExchangeFieldProps) {
  const trpc = useTRPC();
  const { data, error } = useQuery({
    ...trpc.listStaffExchanges.queryOptions({ draft_id: draftId, line_item_id: lineItemId }),
    queryHash: `exchanges ${draftId} ${lineItemId} ${reason}`,
    retry: false,
  });
  if (error) return <Hint>{problemText(error)}</Hint>;
  if (data && data.options.length === 0) return null;
  const options = [
    ["", t(data ? "itemRow.refund" : "itemRow.refundLoading")] as const,
    ...(data?.options ?? []).map(optionOf),
  ];
  return <SelectField label={t("itemRow.exchange")} value={value} options={options} onChange={onChange} />;
}

type Offer = z.output<typeof listStaffExchanges.output>["options"][number];

const optionOf = (offer: Offer): readonly [string, string] => {
  const { name, variant_name, price_difference, currency } = offer;
  const difference = price_difference === "0" ? "" : ` (${differenceText(price_difference, currency)})`;
  return [offer.svc_variant_id, [name, variant_name].filter(Boolean).join(", ") + difference];
};

const differenceText = (difference: string, currency: string): string =>
  `${difference.startsWith("-") ? "" : "+"}${moneyText(difference, currency, LOCALE)}`;
