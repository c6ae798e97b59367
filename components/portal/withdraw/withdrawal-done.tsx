import { Cell, Cells } from "@/components/ui/cells";
import { receiptTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";

type DoneProps = {
  store: PortalStore;
  reader: Reader;
  withdrawal: {
    readonly number: string;
    readonly email: string;
    readonly contract: string;
    readonly received_at: string;
  };
};

/** The receipt on the screen: number, moment, the file, and what comes next. */
export function WithdrawalDone({ store, reader, withdrawal }: DoneProps) {
  const { t } = reader;
  return (
    <div className="wrap plain">
      <div className="head done-head">
        <h1 tabIndex={-1}>{t("withdraw.doneTitle")}</h1>
        <p>{t("withdraw.doneLead", { email: withdrawal.email })}</p>
      </div>
      <Cells columns={1}>
        <Cell label={t("withdraw.number")}>
          <span className="code">{withdrawal.number}</span>
        </Cell>
        <Cell label={t("withdraw.received")}>
          <time dateTime={withdrawal.received_at}>{receiptTime(withdrawal.received_at, reader)}</time>
        </Cell>
        <Cell label={t("withdraw.contract")}>{withdrawal.contract}</Cell>
      </Cells>
      <p className="done-acts">
        <a className="btn" href={`/r/${store.slug}/withdraw/receipt`} download>
          <Icon name="download" />
          {t("withdraw.save")}
        </a>
      </p>
      <section className="prose">
        <h2>{t("withdraw.nextTitle")}</h2>
        <ol>
          <li>{t("withdraw.next1")}</li>
          <li>{t("withdraw.next2", { store: store.name })}</li>
        </ol>
      </section>
      <nav className="else">
        {store.is_enabled ? (
          <a href={`/r/${store.slug}`}>
            {t("withdraw.startReturn")}
            <Icon name="chevron-right" />
          </a>
        ) : null}
        <a href={`/r/${store.slug}/withdraw`}>
          {t("withdraw.another")}
          <Icon name="chevron-right" />
        </a>
      </nav>
    </div>
  );
}
