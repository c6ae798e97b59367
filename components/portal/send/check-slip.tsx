import Link from "next/link";
import { addressLines } from "@/components/ui/address-lines";
import { formatDate, formatTime } from "@/components/ui/format-time";
import { type Intent, isAllKept, type ReturnReason } from "../items/line-view";
import { SumTable } from "../money/sum-panel";
import { type Checkout, momentOf, type Timing } from "../outcome/outcome-view";
import { whenText, whereTo } from "../outcome/outcome-words";
import type { Reader } from "../reader";
import type { StepPaths } from "../shell/step-paths";
import { InstantChoice } from "./instant-choice";
import { NewItems } from "./new-items";
import { chosenWay, QUOTE_FIELD, SHOWN_FIELD, sendBy, shownTotal, type Way } from "./send-view";
import { labelLine, wayName } from "./send-words";

type CheckSlipProps = {
  paths: StepPaths;
  storeName: string;
  intent: Intent;
  quote: Checkout;
  ways: readonly Way[];
  reasons: readonly ReturnReason[];
  /** How what comes back is paid. */
  payouts: readonly Timing[];
  hasOutcomeStep: boolean;
  reader: Reader;
  /** The page is called so already. */
  isUntitled?: boolean;
};

/** Everything that is about to be confirmed, on one slip. The quote travels with it, so nothing else can be confirmed. */
export function CheckSlip(props: CheckSlipProps) {
  const { paths, intent, quote, ways, hasOutcomeStep, reader, isUntitled = false } = props;
  const { t } = reader;
  const { draft } = intent;
  const way = chosenWay(ways, draft.delivery);
  const isNothingSent = isAllKept(draft);
  const payouts = isMoneyBack(intent, quote) ? props.payouts : [];
  const [kept, sent] = [true, false].map((is) => draft.items.filter((item) => item.keep_your_item === is));
  return (
    <>
      {isUntitled ? null : (
        <h2 className="check-title" id="check">
          {t("send.checkTitle")}
        </h2>
      )}
      <div className="sheet">
        <dl className="slip">
          <ItemRows {...props} title={t("send.sendingBack")} drafted={sent ?? []} />
          <ItemRows {...props} title={t("send.keeping")} drafted={kept ?? []} />
          <NewItems path={paths.outcome} quote={quote} reader={reader} />
          {payouts.length > 0 ? (
            <div>
              <dt>{t("send.instead")}</dt>
              {payouts.map((payout) => (
                <dd key={payout.refund_option}>
                  {t(`outcome.name.${payout.refund_option}`)}
                  <span className="note">{whereTo(t, payout)}</span>
                </dd>
              ))}
              {hasOutcomeStep ? <Change href={paths.outcome} reader={reader} what="send.changeOutcome" /> : null}
            </div>
          ) : null}
          {isNothingSent ? null : (
            <div>
              <dt>{t("send.sentBy")}</dt>
              <dd className="slot-known">
                {way ? (
                  <WayWords {...{ way, intent, quote, reader }} isRequest={quote.requires_authorization} />
                ) : (
                  t("send.notChosen")
                )}
              </dd>
              <dd className="slot-open">{t("send.slotOpen")}</dd>
              <Change
                href={paths.layout === "DEFAULT" ? "#way" : paths.send}
                reader={reader}
                what="send.changeMethod"
              />
            </div>
          )}
        </dl>
        <div className="pad slot-known">
          <SumTable
            derivation={quote.derivation}
            reader={reader}
            isShippingOpen={way === undefined && !isNothingSent}
          />
        </div>
        <InstantChoice quote={quote} reader={reader} />
        <Consequence {...props} payouts={payouts} isNothingSent={isNothingSent} />
        <input type="hidden" name={QUOTE_FIELD} value={quote.quote_id} />
        <input type="hidden" name={SHOWN_FIELD} value={shownTotal(quote)} />
      </div>
    </>
  );
}

/** Something is paid back: not everything is exchanged, or something is left over. */
const isMoneyBack = ({ draft }: Intent, { total }: Checkout): boolean =>
  Number(total) > 0 || draft.items.some((item) => item.exchange_variant_id === null);

type ItemRowsProps = Pick<CheckSlipProps, "paths" | "intent" | "reasons" | "reader"> & {
  title: string;
  drafted: Intent["draft"]["items"];
};

function ItemRows({ paths, intent, reasons, reader, title, drafted }: ItemRowsProps) {
  if (drafted.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {drafted.map((item) => (
        <dd key={item.line_item_id}>
          {reader.t("money.times", { item: nameOf(intent, item.line_item_id), count: item.quantity })}
          <span className="note">{reasons.find((reason) => reason.name === item.return_reason)?.label}</span>
        </dd>
      ))}
      <Change href={paths.items} reader={reader} what="send.changeItems" />
    </div>
  );
}

type ConsequenceProps = Pick<CheckSlipProps, "storeName" | "quote" | "payouts" | "reader"> & { isNothingSent: boolean };

/** What follows from the press: who looks first, and when the money comes. */
function Consequence({ storeName, quote, payouts, isNothingSent, reader: { t } }: ConsequenceProps) {
  if (quote.requires_authorization) {
    return (
      <p className="note consequence">
        <b>{t("send.requestFirst", { store: storeName })}</b> {isNothingSent ? null : t("send.keepUntil")}
      </p>
    );
  }
  const [last] = [...payouts].sort((one, other) => other.max_days - one.max_days);
  if (!last) return null;
  const when = { ...last, timing: momentOf(last, isNothingSent) };
  return <p className="note consequence">{whenText(t, "consequence", when)}</p>;
}

type ChangeProps = {
  href: string;
  reader: Reader;
  what: "send.changeItems" | "send.changeOutcome" | "send.changeMethod";
};

/** Eyes see one word; who hears it hears what is changed. */
function Change({ href, reader: { t }, what }: ChangeProps) {
  return (
    <dd className="slip-change">
      <Link href={href}>
        <span aria-hidden="true">{t("shell.change")}</span>
        <span className="sr-only">{t(what)}</span>
      </Link>
    </dd>
  );
}

type WayWordsProps = Pick<CheckSlipProps, "intent" | "quote" | "reader"> & {
  way: Way;
  /** Somebody decides first: only then is there a day to hand it over by. */
  isRequest: boolean;
};

function WayWords({ way, intent, quote, reader, isRequest }: WayWordsProps) {
  const { delivery } = intent.draft;
  const { t, locale, timeZone } = reader;
  const address = way.return_method === "HOME_PICK_UP" ? delivery?.pickup_address : null;
  const slot = delivery?.pickup_date
    ? `${formatDate(delivery.pickup_date, "day", locale)}, ${t(`send.range.${delivery.pickup_range}`)}`
    : "";
  const lastMoment = sendBy(way, quote.instant_exchange);
  const until = lastMoment === null || isRequest ? "" : formatTime(lastMoment, "day", { locale, timeZone });
  return (
    <>
      {wayName(t, way)}
      <span className="note">
        {way.label_source === "STORE" ? labelLine(reader, way, isRequest) : null}
        {way.label_source === "NONE" && until !== "" ? `${t("manual.own.sendBy")} ${until}` : null}
        {way.label_source !== "CARRIER"
          ? null
          : until === ""
            ? [way.carrier_name, slot].filter(Boolean).join(", ")
            : t("send.bySlip", { carrier: way.carrier_name, day: until })}
      </span>
      {delivery !== null && delivery.parcel_count > 1 ? (
        <span className="note">{t("parcels.inCount", { count: delivery.parcel_count })}</span>
      ) : null}
      {address ? (
        <span className="note">{t("send.address.from", { address: addressLines(address, locale).join(", ") })}</span>
      ) : null}
    </>
  );
}

const nameOf = (intent: Intent, lineId: string): string =>
  intent.order.line_items.find((line) => line.id === lineId)?.product.name ?? "";
