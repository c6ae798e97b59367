import type { Metadata } from "next";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { Refused } from "@/components/dashboard/shell/refused";
import { WithdrawalList } from "@/components/dashboard/withdrawals/withdrawal-list";
import { LIST_FOOT, PageLinks } from "@/components/ui/list-foot";
import { t } from "@/messages/dashboard/withdrawals";
import { oneOf, pageAt, staffPage } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("withdrawalsPage.title") });

type Props = { searchParams: Promise<{ before?: string | string[] }> };

export default async function WithdrawalsPage({ searchParams }: Props) {
  const before = oneOf((await searchParams).before);
  const { api, viewer, timeZone, now } = await staffPage("/dashboard/withdrawals");
  if (!viewer.can("processes:read")) return <Refused />;
  const { withdrawals, next_before } = await pageAt(before, (at) => api.listWithdrawals({ before: at }));
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">{t("withdrawalsPage.title")}</h1>
        <p className="text-ink-2">{t("withdrawalsPage.words")}</p>
      </div>
      {withdrawals.length === 0 ? (
        <Blank title={t("withdrawalsPage.empty")}>
          <p>{t("withdrawalsPage.emptyWords")}</p>
        </Blank>
      ) : (
        <WithdrawalList withdrawals={withdrawals} now={now} timeZone={timeZone} />
      )}
      {before || next_before ? (
        <div className={LIST_FOOT}>
          <PageLinks
            className="ml-auto"
            start={before ? "/dashboard/withdrawals" : null}
            next={next_before && `/dashboard/withdrawals?before=${next_before}`}
            nextWord={t("withdrawalsPage.older")}
          />
        </div>
      ) : null}
    </>
  );
}
