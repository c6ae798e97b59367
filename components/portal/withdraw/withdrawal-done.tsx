import { Cell, Cells } from "@/components/ui/cells";
import { receiptTime } from "@/components/ui/format-time";
import { Icon } from "@/components/ui/icon";
import type { PortalStore } from "@/contract/storefront/store";
import type { Reader } from "../reader";
import { ButtonAnchor } from "../ui/button";
import { Code } from "../ui/code";
import { FurtherLink, FurtherLinks } from "../ui/further-links";
import { Lead, PageHead, Wrap } from "../ui/page";
import { Prose } from "../ui/prose";

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

/** The receipt on the screen: number, time, the file, and the next steps. */
export function WithdrawalDone({ store, reader, withdrawal }: DoneProps) {
  const { t } = reader;
  return (
    <Wrap className="pb-6 lg:max-w-140">
      <PageHead title={t("withdraw.doneTitle")} className="mt-12 mb-6">
        <Lead>{t("withdraw.doneLead", { email: withdrawal.email })}</Lead>
      </PageHead>
      <Cells columns={1} className="[&_dt]:word-wide">
        <Cell label={t("withdraw.number")}>
          <Code>{withdrawal.number}</Code>
        </Cell>
        <Cell label={t("withdraw.received")}>
          <time dateTime={withdrawal.received_at}>{receiptTime(withdrawal.received_at, reader)}</time>
        </Cell>
        <Cell label={t("withdraw.contract")}>{withdrawal.contract}</Cell>
      </Cells>
      <p className="mt-6">
        <ButtonAnchor className="w-full" href={`/r/${store.slug}/withdraw/receipt`} download>
          <Icon name="download" />
          {t("withdraw.save")}
        </ButtonAnchor>
      </p>
      <Prose as="section">
        <h2>{t("withdraw.nextTitle")}</h2>
        <ol>
          <li>{t("withdraw.next1")}</li>
          <li>{t("withdraw.next2", { store: store.name })}</li>
        </ol>
      </Prose>
      <FurtherLinks>
        {store.is_enabled ? <FurtherLink href={`/r/${store.slug}`}>{t("withdraw.startReturn")}</FurtherLink> : null}
        <FurtherLink href={`/r/${store.slug}/withdraw`}>{t("withdraw.another")}</FurtherLink>
      </FurtherLinks>
    </Wrap>
  );
}
