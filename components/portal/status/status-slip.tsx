import { Cell } from "@/components/ui/cells";
import { CodeChip } from "@/components/ui/code-chip";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import { Time } from "@/components/ui/time";
import { type CreditKind, isCreditOption } from "@/contract/vocabulary/refund-option";
import { SumTable } from "../money/sum-panel";
import type { Reader } from "../reader";
import { methodTitle } from "../send/send-words";
import { ButtonAnchor } from "../ui/button";
import { CardCells } from "../ui/cells";
import { Code } from "../ui/code";
import { Side } from "../ui/page";
import { Sheet } from "../ui/sheet";
import { SumRow, SumRows } from "../ui/sum-rows";
import { GrandTotal } from "../ui/total";
import { hasCalendarDay } from "./calendar-entry";
import { ResendForm } from "./resend-form";
import { type ReturnActs, resendWords } from "./return-acts";
import { hasPackingSlip, isPassUseful, type Tracking } from "./tracking-view";

type StatusSlipProps = { slug: string; tracking: Tracking; reader: Reader; acts: ReturnActs };

/** Amounts, names and documents of a return, in one summary beside its status. */
export function StatusSlip({ slug, tracking, reader, acts }: StatusSlipProps) {
  const { derivation, outlook } = tracking;
  const { t, locale, timeZone } = reader;
  const home = `/r/${slug}/return/${tracking.return_code}`;
  const isPaid = tracking.refunds.length > 0 && tracking.refunds.every((refund) => refund.refunded_at !== null);
  return (
    <Side isSlip aria-labelledby="money">
      <Sheet className="mt-9 overflow-clip">
        <h2 className="sr-only" id="money">
          {t("status.money")}
        </h2>
        {derivation && !outlook.is_closed ? (
          <div className="px-4 pt-1.5 pb-2">
            <SumTable derivation={derivation} reader={reader} isShippingOpen={false} />
            <GrandTotal label={t(isPaid ? "money.paidBack" : "money.youGetBack")}>
              {moneyText(outlook.total, derivation.currency, locale)}
            </GrandTotal>
            <ChargeLines tracking={tracking} reader={reader} />
            {outlook.is_final ? null : <p className="text-ui text-ink-2">{t(estimateKey(tracking))}</p>}
          </div>
        ) : null}
        {derivation && outlook.is_closed && hasMoney(outlook) ? (
          <div className="px-4 pt-1.5 pb-2">
            {outlook.total === "0" ? null : (
              <GrandTotal label={t("money.paidBack")}>
                {moneyText(outlook.total, derivation.currency, locale)}
              </GrandTotal>
            )}
            <ChargeLines tracking={tracking} reader={reader} />
          </div>
        ) : null}
        {tracking.refunds.map((refund) =>
          refund.code && isCreditOption(refund.refund_option) ? (
            <CreditCode key={refund.code} code={refund.code} kind={refund.refund_option} reader={reader} />
          ) : null,
        )}
        <CardCells columns={2}>
          <Cell label={t("status.returnCode")}>
            <Code>{tracking.return_code}</Code>
          </Cell>
          <Cell label={t("status.order")}>
            <Code>{tracking.order_name}</Code>
          </Cell>
          <Cell label={t("status.requested")}>
            <Time at={tracking.created_at} {...{ locale, timeZone }} />
          </Cell>
          <Cell label={t("status.sentWith")}>{tracking.carrier_name || methodTitle(t, tracking)}</Cell>
        </CardCells>
        <Acts {...{ tracking, t, acts, slug, home }} />
      </Sheet>
    </Side>
  );
}

type ActsProps = Pick<StatusSlipProps, "tracking" | "acts" | "slug"> & { t: Reader["t"]; home: string };

/** One primary button, and below it a line for each other action. */
function Acts({ tracking, t, acts, slug, home }: ActsProps) {
  return (
    <div className="border-t border-line px-4 py-1">
      {isPassUseful(tracking) ? (
        <PassLink
          className="mt-3 mb-2 w-full max-lg:hidden"
          slug={slug}
          tracking={tracking}
          words={t("status.openPass")}
        />
      ) : null}
      <div className="divide-y divide-line">
        {isPassUseful(tracking) && tracking.parcels.some(({ label_url }) => label_url !== null) ? (
          <a className={ACT} href={`${home}/label`}>
            <Icon name="download" />
            {t("status.label")}
          </a>
        ) : null}
        {hasPackingSlip(tracking) ? (
          <a className={ACT} href={`${home}/slip`}>
            <Icon name="download" />
            {t("manual.own.slip")}
          </a>
        ) : null}
        {hasCalendarDay(tracking) ? (
          <a className={ACT} href={`${home}/calendar`} download>
            <Icon name="calendar" />
            {t("pass.calendar")}
          </a>
        ) : null}
        {acts.can_resend_mail ? (
          <ResendForm action={acts.resend} words={resendWords(t)} button={ACT} icon={<Icon name="mail" />} />
        ) : null}
        {acts.can_change_method ? (
          <a className={ACT} href={`${home}/change`}>
            <Icon name="truck" />
            {t("way.link")}
          </a>
        ) : null}
        <a className={ACT} href={`/r/${slug}`}>
          <Icon name="return" />
          {t("status.another")}
        </a>
      </div>
    </div>
  );
}

const ACT =
  "flex min-h-12 w-full items-center gap-3 rounded-badge text-start text-body/5 font-medium text-ink no-underline hover:text-link [&>svg]:text-ink-3 hover:[&>svg]:text-link";

const hasMoney = ({ total, charge_due, charge_returned }: Tracking["outlook"]): boolean =>
  [total, charge_due, charge_returned].some((amount) => amount !== "0");

/** The shopper's payment for a rejected exchange or a canceled return. */
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
    <SumRows>
      {shown.map(([text, amount]) => (
        <SumRow key={text} text={text}>
          {moneyText(amount, derivation.currency, locale)}
        </SumRow>
      ))}
    </SumRows>
  );
}

/** Once a unit was rejected, only the others can still be accepted. */
const estimateKey = ({ units }: Tracking) =>
  units.some(({ review_status }) => review_status === "DECLINED" || review_status === "MISSING")
    ? "status.estimateRest"
    : "status.estimate";

type PassLinkProps = { className: string; slug: string; tracking: Tracking; words: string };

/** When the summary is below the status, it appears above both; when beside it, on the summary. */
export function PassLink({ className, slug, tracking, words }: PassLinkProps) {
  return (
    <ButtonAnchor className={className} href={`/r/${slug}/return/${tracking.return_code}/pass`}>
      {words}
    </ButtonAnchor>
  );
}

/** A store credit or gift card code: large, monospaced, ready to copy. */
function CreditCode({ code, kind, reader: { t } }: { code: string; kind: CreditKind; reader: Reader }) {
  return (
    <div className="border-t border-line bg-brand-soft px-4 pt-3 pb-3.5 [&>[data-code]]:min-h-11 [&>[data-code]]:text-h2 [&>[data-code]]:font-medium">
      <p className="text-fine font-medium text-ink-2">{t(`status.code.${kind}`)}</p>
      <CodeChip code={code} words={{ copy: t("shell.copy"), copied: t("shell.copied") }} />
      <p className="text-ui text-ink-2">{t("status.creditHelp")}</p>
    </div>
  );
}
