import Link from "next/link";
import { Cell, Cells } from "@/components/ui/cells";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import { Time } from "@/components/ui/time";
import { money } from "../copy/money";
import type { Reader } from "../copy/reader";
import { send } from "../copy/send";
import { status } from "../copy/status";
import { SumTable } from "../money/sum-panel";
import { CreditCode } from "./credit-code";
import { isLabelPending, isPassUseful, type Tracking } from "./tracking-view";

type StatusSlipProps = { slug: string; tracking: Tracking; reader: Reader };

/** Money, names and papers of a return, on one slip beside its story. */
export function StatusSlip({ slug, tracking, reader }: StatusSlipProps) {
  const { derivation } = tracking;
  const home = `/r/${slug}/return/${tracking.return_code}`;
  const isPaid = tracking.refunds.length > 0 && tracking.refunds.every((refund) => refund.refunded_at !== null);
  return (
    <aside className="side slipside" aria-labelledby="money">
      <div className="sheet">
        <h2 className="sr-only" id="money">
          {status.money}
        </h2>
        {derivation && tracking.status !== "CANCELED" ? (
          <div className="pad">
            <SumTable derivation={derivation} reader={reader} isShippingOpen={false} />
            <p className="grand">
              <span>{isPaid ? money.paidBack : money.youGetBack}</span>
              <strong>{moneyText(derivation.total, derivation.currency, reader.locale)}</strong>
            </p>
            {derivation.basis === "QUOTE" ? <p className="note">{status.estimate}</p> : null}
          </div>
        ) : null}
        {tracking.refunds.map((refund) =>
          refund.code ? (
            <CreditCode key={refund.code} code={refund.code} isGiftCard={refund.refund_option === "GIFT_CARD"} />
          ) : null,
        )}
        <Cells columns={2} className="flat">
          <Cell label={status.returnCode}>
            <span className="code">{tracking.return_code}</span>
          </Cell>
          <Cell label={status.order}>
            <span className="code">{tracking.order_name}</span>
          </Cell>
          <Cell label={status.requested}>
            <Time at={tracking.created_at} {...reader} />
          </Cell>
          <Cell label={status.sentWith}>{tracking.carrier_name || send.name(tracking.return_method)}</Cell>
        </Cells>
        <div className="acts">
          {isPassUseful(tracking) ? (
            <Link className="btn" href={`${home}/pass`}>
              {status.openPass}
            </Link>
          ) : null}
          {isPassUseful(tracking) && !isLabelPending(tracking) ? (
            <a className="btn quiet" href={`${home}/label`}>
              <Icon name="download" />
              {status.label}
            </a>
          ) : null}
          <Link className="btn quiet" href={`/r/${slug}`}>
            {status.another}
          </Link>
        </div>
      </div>
    </aside>
  );
}
