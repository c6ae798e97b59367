import type { ReactNode } from "react";
import { formatTime } from "@/components/ui/format-time";
import { moneyText } from "@/components/ui/money";
import type { PortalStore } from "@/contract/storefront/store";
import type { Intent } from "../draft/line-view";
import { SumTable } from "../money/sum-panel";
import type { Checkout } from "../outcome/outcome-view";
import type { Reader } from "../reader";
import { ButtonAnchor } from "../ui/button";
import { Notice } from "../ui/notice";
import { Columns, Side } from "../ui/page";
import { Sheet } from "../ui/sheet";
import { GrandTotal } from "../ui/total";

type NoMethodProps = { store: PortalStore; intent: Intent; reader: Reader; path: string };

/** The return method step without a method: the earlier choices stay visible. */
export function NoMethodScreen({ head, price, ...props }: NoMethodProps & { head: ReactNode; price: Checkout }) {
  const { t, locale } = props.reader;
  const isOwed = Number(price.amount_to_pay) > 0;
  return (
    <Columns>
      <div>
        {head}
        <NoMethod {...props} />
      </div>
      <Side isSlip aria-label={t("money.how")}>
        <Sheet className="mt-9 overflow-clip px-4 pt-1.5 pb-2">
          <SumTable derivation={price.derivation} reader={props.reader} isShippingOpen />
          <GrandTotal label={t(isOwed ? "money.youPay" : "money.youGetBack")}>
            {moneyText(isOwed ? price.amount_to_pay : price.total, price.currency, locale)}
          </GrandTotal>
        </Sheet>
      </Side>
    </Columns>
  );
}

/** No carrier is available right now: how long the draft is kept, and whom to contact. */
export function NoMethod({ store, intent, reader, path }: NoMethodProps) {
  const { t } = reader;
  const day = formatTime(intent.expires_at, "longDay", reader);
  const subject = encodeURIComponent(intent.order.name);
  return (
    <Notice className="grid gap-3 py-3">
      <p role="status">{t("send.none", { store: store.name, day })}</p>
      <p className="flex flex-wrap gap-2">
        {store.contact_email ? (
          <ButtonAnchor href={`mailto:${store.contact_email}?subject=${subject}`}>
            {t("send.noneAsk", { store: store.name })}
          </ButtonAnchor>
        ) : null}
        <ButtonAnchor look="quiet" href={path}>
          {t("pass.lookAgain")}
        </ButtonAnchor>
      </p>
    </Notice>
  );
}
