import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { PaymentFiles } from "@/components/dashboard/refunds/payment-files";
import { RefundsDesk } from "@/components/dashboard/refunds/refunds-desk";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { CursorFoot } from "@/components/dashboard/returns/cursor-foot";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { ButtonAnchor, ButtonLink } from "@/components/ui/button";
import { PageHead } from "@/components/ui/page";
import { Segments, segmentStyle } from "@/components/ui/segments";
import { goesTo, isRefundOption, REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { t as common } from "@/messages/dashboard/common";
import { t } from "@/messages/dashboard/refunds";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("refundsPage.title") });

const PATH = "/dashboard/refunds";

type Props = { searchParams: Promise<Record<"cursor" | "batch" | "kind", string | string[] | undefined>> };

export default async function RefundsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const [cursor, batch, kind] = [oneOf(asked.cursor), oneOf(asked.batch), oneOf(asked.kind)];
  const choice = { ...(batch ? { batch } : {}), ...(isRefundOption(kind) ? { kind } : {}) };
  const api = await requireStaff(PATH);
  const [{ refunds, next_cursor }, { files }, viewer] = await Promise.all([
    pageAt(cursor, (at) =>
      api.listRefundsDue({
        ...{ cursor: at, batch_id: batch },
        ...(isRefundOption(kind) ? { refund_option: kind } : {}),
      }),
    ),
    api.listPaymentFiles({}),
    api.getViewer({}).then(viewerOf),
  ]);
  const canSeeAccounts = viewer.can("bank-accounts:read");
  const canWrite = viewer.can("processes:write");
  const shown = files.filter((file) => file.open > 0 && (batch === "" || file.batch_id === batch));
  return (
    <>
      <PageHead className="px-(--pad) pt-3 pb-3">
        <div>
          <h1 className="text-h1 font-semibold">{t("refundsPage.title")}</h1>
          <p className="text-ink-2">{t("refundsPage.words")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {canWrite ? (
            <ButtonLink size="small" href={`${PATH}/import`}>
              {t("refundsPage.importReferences")}
            </ButtonLink>
          ) : null}
          <ButtonAnchor size="small" href={`${PATH}/csv?${new URLSearchParams(choice)}`} download>
            {t("refundsPage.exportCsv")}
          </ButtonAnchor>
        </div>
      </PageHead>
      <Segments as="nav" className="px-(--pad) pb-3" aria-label={t("refundsPage.types")}>
        <Segment href={PATH} isHere={kind === "" && batch === ""}>
          {common("all")}
        </Segment>
        {REFUND_OPTIONS.filter((option) => goesTo(option, "BANK")).map((option) => (
          <Segment key={option} href={`${PATH}?kind=${option}`} isHere={kind === option}>
            {t(`refundsPage.kinds.${option}`)}
          </Segment>
        ))}
        {batch ? (
          <Segment href={`${PATH}?batch=${encodeURIComponent(batch)}`} isHere>
            {files.find((file) => file.batch_id === batch)?.message_id ?? t("refundsPage.paymentFile")}
          </Segment>
        ) : null}
      </Segments>
      <PaymentFiles files={shown} canDownload={canSeeAccounts} canWrite={canWrite} />
      <ListKeys />
      {refunds.length === 0 ? (
        <Blank title={t("refundsPage.empty")}>
          <p>{t("refundsPage.emptyWords")}</p>
        </Blank>
      ) : (
        <RefundsDesk
          refunds={refunds}
          canWrite={canWrite}
          canSeeAccounts={canSeeAccounts}
          now={new Date().toISOString()}
          timeZones={Object.fromEntries(viewer.stores.map(({ name, time_zone }) => [name, time_zone]))}
        />
      )}
      <CursorFoot
        isFirst={!cursor}
        next={next_cursor}
        hrefOf={(at) => `${PATH}?${new URLSearchParams({ ...(at ? { cursor: at } : {}), ...choice })}`}
      />
    </>
  );
}

function Segment({ href, isHere, children }: { href: string; isHere: boolean; children: ReactNode }) {
  return (
    <Link className={segmentStyle()} href={href} aria-current={isHere ? "page" : undefined}>
      {children}
    </Link>
  );
}
