import { Cell, Cells } from "@/components/ui/cells";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import { Time } from "@/components/ui/time";
import { SumTable } from "../money/sum-panel";
import { hasCalendarDay } from "../pass/calendar-entry";
import type { Reader } from "../reader";
import { wayName } from "../send/send-words";
import { CreditCode } from "./credit-code";
import { ResendForm } from "./resend-form";
import { type ReturnActs, resendWords } from "./return-acts";
import { hasPackingSlip, isPassUseful, type Tracking } from "./tracking-view";

type StatusSlipProps = { slug: string; tracking: Tracking; reader: Reader; acts: ReturnActs };

/** Money, names and papers of a return, on one slip beside its story. */
export function StatusSlip({ slug, tracking, reader, acts }: StatusSlipProps) {
  const { derivation, outlook } = tracking;
  const { t, locale, timeZone } = reader;
  const home = `/r/${slug}/return/${tracking.return_code}`;
  const isPaid = tracking.refunds.length > 0 && tracking.refunds.every((refund) => refund.refunded_at !== null);
  return (
    <aside className="side slipside" aria-labelledby="money">
      <div className="sheet">
        <h2 className="sr-only" id="money">
          {t("status.money")}
        </h2>
        {derivation && !outlook.is_closed ? (
          <div className="pad">
            <SumTable derivation={derivation} reader={reader} isShippingOpen={false} />
            <p className="grand">
              <span>{t(isPaid ? "money.paidBack" : "money.youGetBack")}</span>
              <strong>{moneyText(outlook.total, derivation.currency, locale)}</strong>
            </p>
            <ChargeLines tracking={tracking} reader={reader} />
            {outlook.is_final ? null : <p className="note">{t(estimateKey(tracking))}</p>}
          </div>
        ) : null}
        {derivation && outlook.is_closed && hasMoney(outlook) ? (
          <div className="pad">
            {outlook.total === "0" ? null : (
              <p className="grand">
                <span>{t("money.paidBack")}</span>
                <strong>{moneyText(outlook.total, derivation.currency, locale)}</strong>
              </p>
            )}
            <ChargeLines tracking={tracking} reader={reader} />
          </div>
        ) : null}
        {tracking.refunds.map((refund) =>
          refund.code ? (
            <CreditCode
              key={refund.code}
              code={refund.code}
              isGiftCard={refund.refund_option === "GIFT_CARD"}
              reader={reader}
            />
          ) : null,
        )}
        <Cells columns={2} className="flat">
          <Cell label={t("status.returnCode")}>
            <span className="code">{tracking.return_code}</span>
          </Cell>
          <Cell label={t("status.order")}>
            <span className="code">{tracking.order_name}</span>
          </Cell>
          <Cell label={t("status.requested")}>
            <Time at={tracking.created_at} {...{ locale, timeZone }} />
          </Cell>
          <Cell label={t("status.sentWith")}>{tracking.carrier_name || wayName(t, tracking)}</Cell>
        </Cells>
        <div className="acts">
          {isPassUseful(tracking) ? (
            <PassLink className="btn" slug={slug} tracking={tracking} words={t("status.openPass")} />
          ) : null}
          {isPassUseful(tracking) && tracking.parcels.some(({ label_url }) => label_url !== null) ? (
            <a className="act" href={`${home}/label`}>
              <Icon name="download" />
              {t("status.label")}
            </a>
          ) : null}
          {hasPackingSlip(tracking) ? (
            <a className="act" href={`${home}/slip`}>
              <Icon name="download" />
              {t("manual.own.slip")}
            </a>
          ) : null}
          {hasCalendarDay(tracking) ? (
            <a className="act" href={`${home}/calendar`} download>
              <Icon name="calendar" />
              {t("pass.calendar")}
            </a>
          ) : null}
          {acts.can_resend_mail ? (
            <ResendForm action={acts.resend} words={resendWords(t)} className="act" icon={<Icon name="mail" />} />
          ) : null}
          {acts.can_change_way ? (
            <a className="act" href={`${home}/change`}>
              <Icon name="truck" />
              {t("way.link")}
            </a>
          ) : null}
          <a className="act" href={`/r/${slug}`}>
            <Icon name="return" />
            {t("status.another")}
          </a>
        </div>
      </div>
    </aside>
  );
}

const hasMoney = ({ total, charge_due, charge_returned }: Tracking["outlook"]): boolean =>
  [total, charge_due, charge_returned].some((amount) => amount !== "0");

/** What the shopper paid for an exchange that was rejected, or for a return that was canceled. */
function ChargeLines({
  tracking: { derivation, outlook },
  reader: { t, locale },
}: Pick<StatusSlipProps, "tracking" | "reader">) {
  const lines = [
    [t("money.chargeDue"), outlook.charge_due],
    [t("money.chargeReturned"), outlook.charge_returned],
  ] as const;
  const shown = lines.filter(([, amount]) => amount !== "0");
  if (derivation === null || shown.length === 0) return null;
  return (
    <dl className="sum-lines">
      {shown.map(([text, amount]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{moneyText(amount, derivation.currency, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Once something was rejected, only the rest can still be accepted. */
const estimateKey = ({ units }: Tracking) =>
  units.some(({ review_status }) => review_status === "DECLINED" || review_status === "MISSING")
    ? "status.estimateRest"
    : "status.estimate";

type PassLinkProps = { className: string; slug: string; tracking: Tracking; words: string };

/** Where the slip lies below the story, it stands above both; where it lies beside it, on the slip. */
export function PassLink({ className, slug, tracking, words }: PassLinkProps) {
  return (
    <a className={className} href={`/r/${slug}/return/${tracking.return_code}/pass`}>
      {words}
    </a>
  );
}
