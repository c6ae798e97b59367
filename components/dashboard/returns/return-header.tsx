import { Check } from "lucide-react";
import type { z } from "zod";
import type { AddressDto } from "@/contract/schemas/address";
import { carrierWords } from "@/contract/vocabulary/carrier-words";
import { t } from "@/messages/dashboard/return";
import { personName } from "../../ui/address-lines";
import { LOCALE } from "../../ui/age";
import { Fact, Facts } from "../../ui/facts";
import { formatTime } from "../../ui/format-time";
import { moneyText } from "../../ui/money";
import { TextLink } from "../../ui/text-link";
import type { ReturnDetail } from "../return-facts/detail";
import { labelWords } from "../return-facts/label-words";
import { methodWord, outcomeWord } from "../return-facts/outcome-words";
import { orderHref } from "../return-facts/record-links";
import { type Milestone, milestonesOf } from "./milestones";

/** Before a booking only the carrier's ID is known, which may have been chosen by a person. */
const carrierOf = ({ label_source, summary }: ReturnDetail): string => {
  if (label_source === "CARRIER") return carrierWords(summary.basic_process_data.carrier);
  return label_source === "NONE" ? t("returnHeader.shippedByCustomer") : t("returnHeader.labelUploaded");
};

/** The header of a return: from, to, carrier, order and outcome, then its progress. */
export function ReturnHeader({ detail }: { detail: ReturnDetail }) {
  const { summary, store } = detail;
  const { basic_process_data: basics, customer } = summary;
  const shipment = detail.shipments[0];
  const destination = summary.compensation.refunds[0]?.destination ?? "";
  return (
    <Facts className="grid-cols-20! border-rule! desk:*:col-[span_4] desk:[&>:nth-child(-n+2)]:col-[span_5]! desk:[&>:nth-child(4)]:col-[span_3]! desk:[&>:nth-child(5)]:col-[span_3]! max-desk:grid-cols-15! md:max-desk:*:col-[span_3] md:max-desk:[&>:nth-child(1)]:col-[span_7]! md:max-desk:[&>:nth-child(2)]:col-[span_8]! md:max-desk:[&>:nth-child(n+3):nth-child(-n+5)]:col-[span_5]! max-md:grid-cols-2! max-md:[&>:nth-child(-n+3)]:col-span-full! max-md:[&>:last-child]:col-span-full!">
      <Fact label={t("returnHeader.from")}>
        {personName(customer)}
        <small>{addressLine(shipment?.from ?? customer.address)}</small>
      </Fact>
      <Fact label={t("returnHeader.to")}>
        {shipment?.to.company || store.name}
        <small>{shipment ? addressLine(shipment.to) : t("returnHeader.notBooked")}</small>
      </Fact>
      <Fact label={t("returnHeader.carrier")}>
        {shipment?.carrier_name || carrierOf(detail)}
        <small>
          {shipment?.tracking_number ? (
            <span className="font-mono text-code">{shipment.tracking_number}</span>
          ) : (
            labelWords(detail)
          )}
        </small>
        {detail.label_source === "NONE" ? null : <small>{methodWord(basics.return_method)}</small>}
      </Fact>
      <Fact label={t("returnHeader.order")}>
        <TextLink href={orderHref(detail.order_id)}>{basics.order_name}</TextLink>
        {detail.is_gift ? <small>{t("returnHeader.gift")}</small> : null}
      </Fact>
      <Fact label={t("returnHeader.outcome")}>
        {outcomeWord(outcomeOf(detail))}
        <small>{destination || outlookWords(detail)}</small>
      </Fact>
      {milestonesOf(detail).map((step) => (
        <MilestoneCell key={step.label} step={step} timeZone={store.time_zone} />
      ))}
    </Facts>
  );
}

function MilestoneCell({ step, timeZone }: { step: Milestone; timeZone: string }) {
  const where = { timeZone, locale: LOCALE };
  const note = [step.at ? formatTime(step.at, "clock", where) : "", step.note].filter(Boolean).join(", ");
  return (
    <Fact
      label={
        <>
          {step.isReached ? <Check className="text-ok" size={11} strokeWidth={2.5} aria-hidden="true" /> : null}
          {step.label}
        </>
      }
      isOpen={!(step.isReached || step.isNext)}
      tone={step.isNext && step.waitsForUs ? "hold" : undefined}
    >
      {step.at ? <time dateTime={step.at}>{formatTime(step.at, "day", where)}</time> : wordOf(step)}
      <small>{(step.isReached || step.isNext) && note ? note : "\u00a0"}</small>
    </Fact>
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
  const amount = moneyText(outlook.total, summary.currency_code, LOCALE);
  if (outlook.is_closed)
    return outlook.total === "0" ? t("returnHeader.noRefund") : t("returnHeader.refunded", { amount });
  if (decision) return t("returnHeader.final", { amount });
  return quote ? t("returnHeader.quoted", { amount }) : "";
};

/** Returns street, postcode and town in one line, without empty parts. */
const addressLine = ({ address_line_1, postcode, city, country_code }: z.output<typeof AddressDto>): string =>
  [address_line_1, [postcode, city].filter(Boolean).join(" "), country_code].filter(Boolean).join(", ");
