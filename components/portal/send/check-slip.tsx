import Link from "next/link";
import { formatDate } from "@/components/ui/format-time";
import { money } from "../copy/money";
import { outcome } from "../copy/outcome";
import type { Reader } from "../copy/reader";
import { send } from "../copy/send";
import { shell } from "../copy/shell";
import { type Intent, isAllKept, type ReturnReason } from "../items/line-view";
import { SumTable } from "../money/sum-panel";
import { type Checkout, momentOf, type Timing } from "../outcome/outcome-view";
import { chosenWay, QUOTE_FIELD, SHOWN_FIELD, type Way } from "./send-view";

type CheckSlipProps = {
  slug: string;
  storeName: string;
  intent: Intent;
  quote: Checkout;
  ways: readonly Way[];
  reasons: readonly ReturnReason[];
  timing: Timing | undefined;
  hasOutcomeStep: boolean;
  reader: Reader;
};

/** Everything that is about to be confirmed, on one slip. The quote travels with it, so nothing else can be confirmed. */
export function CheckSlip(props: CheckSlipProps) {
  const { slug, intent, quote, ways, timing, hasOutcomeStep, reader } = props;
  const { draft } = intent;
  const way = chosenWay(ways, draft.delivery);
  const isNothingSent = isAllKept(draft);
  const [kept, sent] = [true, false].map((is) => draft.items.filter((item) => item.keep_your_item === is));
  return (
    <>
      <h2 className="check-title" id="check">
        {send.checkTitle}
      </h2>
      <div className="sheet">
        <dl className="slip">
          <ItemRows {...props} title={send.sendingBack} drafted={sent ?? []} />
          <ItemRows {...props} title={send.keeping} drafted={kept ?? []} />
          {timing ? (
            <div>
              <dt>{send.instead}</dt>
              <dd>
                {outcome.name(timing.refund_option)}
                <span className="note">{outcome.whereTo(timing.refund_option, timing.destination)}</span>
              </dd>
              {hasOutcomeStep ? <Change href={`/r/${slug}/outcome`} what={send.changeOf.outcome} /> : null}
            </div>
          ) : null}
          {isNothingSent ? null : (
            <div>
              <dt>{send.sentBy}</dt>
              <dd className="slot-known">
                {way ? <WayWords way={way} intent={intent} reader={reader} /> : send.notChosen}
              </dd>
              <dd className="slot-open">{send.slotOpen}</dd>
              <Change href="#way" what={send.changeOf.method} />
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
        <Consequence {...props} isNothingSent={isNothingSent} />
        <input type="hidden" name={QUOTE_FIELD} value={quote.quote_id} />
        <input type="hidden" name={SHOWN_FIELD} value={quote.total} />
      </div>
    </>
  );
}

type ItemRowsProps = Pick<CheckSlipProps, "slug" | "intent" | "reasons"> & {
  title: string;
  drafted: Intent["draft"]["items"];
};

function ItemRows({ slug, intent, reasons, title, drafted }: ItemRowsProps) {
  if (drafted.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {drafted.map((item) => (
        <dd key={item.line_item_id}>
          {money.times(nameOf(intent, item.line_item_id), item.quantity)}
          <span className="note">{reasons.find((reason) => reason.name === item.return_reason)?.label}</span>
        </dd>
      ))}
      <Change href={`/r/${slug}/items`} what={send.changeOf.items} />
    </div>
  );
}

/** What follows from the press: who looks first, and when the money comes. */
function Consequence({
  storeName,
  quote,
  timing,
  isNothingSent,
}: Pick<CheckSlipProps, "storeName" | "quote" | "timing"> & { isNothingSent: boolean }) {
  if (quote.requires_authorization) {
    return (
      <p className="note consequence">
        <b>{send.consequenceRequest(storeName)}</b> {isNothingSent ? null : send.keepUntil}
      </p>
    );
  }
  if (!timing) return null;
  const when = outcome.whenText(momentOf(timing, isNothingSent), timing.min_days, timing.max_days);
  return <p className="note consequence">{send.consequence(when.toLowerCase())}</p>;
}

function Change({ href, what }: { href: string; what: string }) {
  return (
    <dd className="slip-change">
      <Link href={href}>
        {shell.change}
        <span className="sr-only"> {what}</span>
      </Link>
    </dd>
  );
}

function WayWords({ way, intent, reader }: { way: Way; intent: Intent; reader: Reader }) {
  const { delivery } = intent.draft;
  return (
    <>
      {send.name(way.return_method)}
      <span className="note">
        {way.carrier_name}
        {delivery?.pickup_date
          ? `, ${formatDate(delivery.pickup_date, "day", reader.locale)}, ${send.range(delivery.pickup_range)}`
          : ""}
      </span>
    </>
  );
}

const nameOf = (intent: Intent, lineId: string): string =>
  intent.order.line_items.find((line) => line.id === lineId)?.product.name ?? "";
