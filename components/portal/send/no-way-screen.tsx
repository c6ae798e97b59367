import type { ReactNode } from "react";
import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { PortalStore } from "@/contract/storefront/store";
import type { Intent } from "../items/line-view";
import { SumTable } from "../money/sum-panel";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";

type NoWayProps = { store: PortalStore; intent: Intent; reader: Reader; path: string };

/** The step that asks how it is sent, where there is no answer: what was chosen stays in sight. */
export function NoWayScreen({ head, price, ...props }: NoWayProps & { head: ReactNode; price: Checkout }) {
  const { t, locale } = props.reader;
  const isOwed = Number(price.amount_to_pay) > 0;
  return (
    <div className="wrap form">
      <div className="list">
        {head}
        <NoWay {...props} />
      </div>
      <aside className="side slipside" aria-label={t("money.how")}>
        <div className="sheet pad">
          <SumTable derivation={price.derivation} reader={props.reader} isShippingOpen />
          <p className="grand">
            <span>{t(isOwed ? "money.youPay" : "money.youGetBack")}</span>
            <strong>{moneyText(isOwed ? price.amount_to_pay : price.total, price.currency, locale)}</strong>
          </p>
        </div>
      </aside>
    </div>
  );
}

/** No carrier takes it right now: how long the draft stays, and whom to ask. */
export function NoWay({ store, intent, reader, path }: NoWayProps) {
  const { t } = reader;
  const day = formatTime(intent.expires_at, "longDay", reader);
  const subject = encodeURIComponent(intent.order.name);
  return (
    <div className="notice no-way">
      <p role="status">{t("send.none", { store: store.name, day })}</p>
      <p className="no-way-acts">
        {store.contact_email ? (
          <a className="btn" href={`mailto:${store.contact_email}?subject=${subject}`}>
            {t("send.noneAsk", { store: store.name })}
          </a>
        ) : null}
        <a className="btn quiet" href={path}>
          {t("pass.lookAgain")}
        </a>
      </p>
    </div>
  );
}
