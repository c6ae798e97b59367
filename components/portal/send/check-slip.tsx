import { addressLines } from "@/components/ui/address-lines";
import { formatDate, formatTime } from "@/components/ui/format-time";
import { listed } from "@/contract/vocabulary/language";
import { type Intent, isAllKept, type ReturnReason } from "../draft/line-view";
import { SumTable } from "../money/sum-panel";
import { type Checkout, momentOf, type Timing } from "../outcome/outcome-view";
import { whenText, whereTo } from "../outcome/outcome-words";
import type { Reader } from "../reader";
import type { StepPaths } from "../shell/step-paths";
import { Sheet } from "../ui/sheet";
import { ChangeLink, Consequence, Line, Slip, SlipRow, SlipTitle, SlipValue } from "../ui/slip";
import { InstantChoice } from "./instant-choice";
import { NewItems } from "./new-items";
import { chosenMethod, type Method, QUOTE_FIELD, SHOWN_FIELD, sendBy, shownTotal } from "./send-view";
import { labelLine, methodTitle } from "./send-words";

type CheckSlipProps = {
  paths: StepPaths;
  storeName: string;
  intent: Intent;
  quote: Checkout;
  methods: readonly Method[];
  reasons: readonly ReturnReason[];
  /** How the refund is paid. */
  payouts: readonly Timing[];
  hasOutcomeStep: boolean;
  reader: Reader;
  /** The page already has this title. */
  isUntitled?: boolean;
};

/**
 * Everything about to be confirmed, in one summary. The quote is submitted with it, so nothing else can be confirmed.
 */
export function CheckSlip(props: CheckSlipProps) {
  const { paths, intent, quote, methods, hasOutcomeStep, reader, isUntitled = false } = props;
  const { t } = reader;
  const { draft } = intent;
  const method = chosenMethod(methods, draft.delivery);
  const isNothingSent = isAllKept(draft);
  const payouts = isMoneyBack(intent, quote) ? props.payouts : [];
  const [kept, sent] = [true, false].map((is) => draft.items.filter((item) => item.keep_your_item === is));
  return (
    <>
      {isUntitled ? null : <SlipTitle>{t("send.checkTitle")}</SlipTitle>}
      <Sheet>
        <Slip>
          <ItemRows {...props} title={t("send.sendingBack")} drafted={sent ?? []} />
          <ItemRows {...props} title={t("send.keeping")} drafted={kept ?? []} />
          <NewItems path={paths.outcome} quote={quote} reader={reader} />
          {payouts.length > 0 ? (
            <SlipRow
              title={t("send.instead")}
              change={
                hasOutcomeStep ? <Change href={paths.outcome} reader={reader} what="send.changeOutcome" /> : undefined
              }
            >
              {payouts.map((payout) => (
                <SlipValue key={payout.refund_option}>
                  {t(`outcome.name.${payout.refund_option}`)}
                  <Line>{whereTo(t, payout)}</Line>
                </SlipValue>
              ))}
            </SlipRow>
          ) : null}
          {isNothingSent ? null : (
            <SlipRow
              title={t("send.sentBy")}
              change={
                <Change
                  href={paths.layout === "DEFAULT" ? "#way" : paths.send}
                  reader={reader}
                  what="send.changeMethod"
                />
              }
            >
              <SlipValue className="timeless:hidden">
                {method ? (
                  <MethodWords {...{ method, intent, quote, reader }} isRequest={quote.requires_authorization} />
                ) : (
                  t("send.notChosen")
                )}
              </SlipValue>
              <SlipValue className="hidden timeless:block">{t("send.slotOpen")}</SlipValue>
            </SlipRow>
          )}
        </Slip>
        <div className="px-4 pt-1.5 pb-2 timeless:hidden">
          <SumTable
            derivation={quote.derivation}
            reader={reader}
            isShippingOpen={method === undefined && !isNothingSent}
          />
        </div>
        <InstantChoice quote={quote} reader={reader} />
        <WhatFollows {...props} payouts={payouts} isNothingSent={isNothingSent} />
        <input type="hidden" name={QUOTE_FIELD} value={quote.quote_id} />
        <input type="hidden" name={SHOWN_FIELD} value={shownTotal(quote)} />
      </Sheet>
    </>
  );
}

/** There is a refund: not everything is exchanged, or an amount remains. */
const isMoneyBack = ({ draft }: Intent, { total }: Checkout): boolean =>
  Number(total) > 0 || draft.items.some((item) => item.exchange_variant_id === null);

type ItemRowsProps = Pick<CheckSlipProps, "paths" | "intent" | "reasons" | "reader"> & {
  title: string;
  drafted: Intent["draft"]["items"];
};

function ItemRows({ paths, intent, reasons, reader, title, drafted }: ItemRowsProps) {
  if (drafted.length === 0) return null;
  return (
    <SlipRow title={title} change={<Change href={paths.items} reader={reader} what="send.changeItems" />}>
      {drafted.map((item) => (
        <SlipValue key={item.line_item_id}>
          {reader.t("money.times", { item: nameOf(intent, item.line_item_id), count: item.quantity })}
          <Line>{reasons.find((reason) => reason.name === item.return_reason)?.label}</Line>
        </SlipValue>
      ))}
    </SlipRow>
  );
}

type WhatFollowsProps = Pick<CheckSlipProps, "storeName" | "quote" | "payouts" | "reader"> & { isNothingSent: boolean };

/** Consequences of the press: who approves first, and when the refund arrives. */
function WhatFollows({ storeName, quote, payouts, isNothingSent, reader: { t } }: WhatFollowsProps) {
  if (quote.requires_authorization) {
    return (
      <Consequence>
        <b>{t("send.requestFirst", { store: storeName })}</b> {isNothingSent ? null : t("send.keepUntil")}
      </Consequence>
    );
  }
  const [last] = [...payouts].sort((one, other) => other.max_days - one.max_days);
  if (!last) return null;
  const when = { ...last, timing: momentOf(last, isNothingSent) };
  return <Consequence>{whenText(t, "consequence", when)}</Consequence>;
}

type ChangeProps = {
  href: string;
  reader: Reader;
  what: "send.changeItems" | "send.changeOutcome" | "send.changeMethod";
};

/** Visually one word; screen readers hear what it changes. */
function Change({ href, reader: { t }, what }: ChangeProps) {
  return (
    <ChangeLink href={href}>
      <span aria-hidden="true">{t("shell.change")}</span>
      <span className="sr-only">{t(what)}</span>
    </ChangeLink>
  );
}

type MethodWordsProps = Pick<CheckSlipProps, "intent" | "quote" | "reader"> & {
  method: Method;
  /** Approval comes first: only then is there a drop-off deadline. */
  isRequest: boolean;
};

function MethodWords({ method, intent, quote, reader, isRequest }: MethodWordsProps) {
  const { delivery } = intent.draft;
  const { t, locale, timeZone } = reader;
  const address = method.return_method === "HOME_PICK_UP" ? delivery?.pickup_address : null;
  const slot = delivery?.pickup_date
    ? `${formatDate(delivery.pickup_date, "day", locale)}, ${t(`send.range.${delivery.pickup_range}`)}`
    : "";
  const lastMoment = sendBy(method, quote.instant_exchange);
  const until = lastMoment === null || isRequest ? "" : formatTime(lastMoment, "day", { locale, timeZone });
  return (
    <>
      {methodTitle(t, method)}
      <Line>
        {method.label_source === "STORE" ? labelLine(reader, method, isRequest) : null}
        {method.label_source === "NONE" && until !== "" ? `${t("manual.own.sendBy")} ${until}` : null}
        {method.label_source !== "CARRIER"
          ? null
          : until === ""
            ? listed([method.carrier_name, slot], locale)
            : t("send.bySlip", { carrier: method.carrier_name, day: until })}
      </Line>
      {delivery !== null && delivery.parcel_count > 1 ? (
        <Line>{t("parcels.inCount", { count: delivery.parcel_count })}</Line>
      ) : null}
      {address ? (
        <Line>{t("send.address.from", { address: listed(addressLines(address, locale), locale) })}</Line>
      ) : null}
    </>
  );
}

const nameOf = (intent: Intent, lineId: string): string =>
  intent.order.line_items.find((line) => line.id === lineId)?.product.name ?? "";
