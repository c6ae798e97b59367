import { Check } from "lucide-react";
import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { personName } from "../../ui/address-lines";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { addressLine } from "./address-words";
import { LOCALE } from "./age";
import type { ReturnDetail } from "./detail";
import { type Milestone, milestonesOf } from "./milestones";
import { METHOD_WORDS, OUTCOME_WORDS } from "./outcome-words";

/** Until something is booked only the carrier's id is known; a person may choose it. */
const carrierOf = ({ label_source, summary }: ReturnDetail): string => {
  if (label_source === "CARRIER") return carrierWords(summary.basic_process_data.carrier);
  return label_source === "NONE" ? "Shipped by the customer" : "Label uploaded by your team";
};

/** The head of a return as a waybill: from, to, carrier, order, outcome; then how far it came. */
export function WaybillHead({ detail }: { detail: ReturnDetail }) {
  const { summary, store } = detail;
  const { basic_process_data: basics, customer } = summary;
  const shipment = detail.shipments[0];
  const destination = summary.compensation.refunds[0]?.destination ?? "";
  return (
    <dl className="cells waybill">
      <div className="cell">
        <dt>From</dt>
        <dd>
          {personName(customer)}
          <small>{addressLine(shipment?.from ?? customer.address)}</small>
        </dd>
      </div>
      <div className="cell">
        <dt>To</dt>
        <dd>
          {shipment?.to.company || store.name}
          <small>{shipment ? addressLine(shipment.to) : "Not booked yet"}</small>
        </dd>
      </div>
      <div className="cell">
        <dt>Carrier</dt>
        <dd>
          {shipment?.carrier_name || carrierOf(detail)}
          <small>
            {shipment?.tracking_number ? (
              <span className="mono">{shipment.tracking_number}</span>
            ) : detail.label_source === "NONE" ? (
              "No tracking number yet"
            ) : (
              "No label yet"
            )}
          </small>
          {detail.label_source === "NONE" ? null : <small>{METHOD_WORDS[basics.return_method]}</small>}
        </dd>
      </div>
      <div className="cell">
        <dt>Order</dt>
        <dd>
          {basics.order_name}
          {detail.is_gift ? <small>A gift: who got it returns it</small> : null}
        </dd>
      </div>
      <div className="cell">
        <dt>Outcome</dt>
        <dd>
          {OUTCOME_WORDS[outcomeOf(detail)]}
          <small>{destination || outlookWords(detail)}</small>
        </dd>
      </div>
      {milestonesOf(detail).map((step) => (
        <MilestoneCell key={step.label} step={step} timeZone={store.time_zone} />
      ))}
    </dl>
  );
}

function MilestoneCell({ step, timeZone }: { step: Milestone; timeZone: string }) {
  const where = { timeZone, locale: LOCALE };
  const note = [step.at ? formatTime(step.at, "clock", where) : "", step.note].filter(Boolean).join(", ");
  return (
    <div
      className="cell"
      data-state={step.isReached || step.isNext ? undefined : "open"}
      data-tone={step.isNext && step.waitsForUs ? "hold" : undefined}
    >
      <dt>
        {step.isReached ? <Check className="done" size={11} strokeWidth={2.5} aria-hidden="true" /> : null}
        {step.label}
      </dt>
      <dd>
        {step.at ? <time dateTime={step.at}>{formatTime(step.at, "day", where)}</time> : wordOf(step)}
        <small>{(step.isReached || step.isNext) && note ? note : "\u00a0"}</small>
      </dd>
    </div>
  );
}

const wordOf = (step: Milestone): string => {
  if (step.isReached) return step.done;
  return step.isNext ? step.ahead : "–";
};

const outcomeOf = ({ summary }: ReturnDetail) =>
  summary.returned_items.items[0]?.compensation_method ?? "ORIGINAL_PAYMENT_METHOD";

const outlookWords = ({ summary, outlook }: ReturnDetail): string => {
  const { quote, decision } = summary.compensation;
  const total = moneyText(outlook.total, summary.currency_code, LOCALE);
  if (outlook.is_closed) return outlook.total === "0" ? "Nothing is paid" : `${total} refunded`;
  if (decision) return `${total} final`;
  return quote ? `${total} quoted` : "";
};
