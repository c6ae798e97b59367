import type { Metadata } from "next";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { Refused } from "@/components/dashboard/shell/refused";
import { WithdrawalList } from "@/components/dashboard/withdrawals/withdrawal-list";
import { ButtonLink } from "@/components/ui/button";
import { LIST_FOOT } from "@/components/ui/list-foot";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Withdrawals" };

type Props = { searchParams: Promise<{ before?: string | string[] }> };

export default async function WithdrawalsPage({ searchParams }: Props) {
  const before = oneOf((await searchParams).before);
  const api = await requireStaff("/dashboard/withdrawals");
  const viewer = viewerOf(await api.getViewer({}));
  if (!viewer.can("processes:read")) return <Refused />;
  const { withdrawals, next_before } = await pageAt(before, (at) => api.listWithdrawals({ before: at }));
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Withdrawals</h1>
        <p className="text-ink-2">Who withdrew from a contract in the portal, newest first. Kept as proof.</p>
      </div>
      {withdrawals.length === 0 ? (
        <Blank title="Nobody has withdrawn from a contract">
          <p>Shoppers do it in the portal in two steps; you get a mail for each, and it stands here.</p>
        </Blank>
      ) : (
        <WithdrawalList
          withdrawals={withdrawals}
          now={new Date().toISOString()}
          timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
        />
      )}
      {before || next_before ? (
        <div className={LIST_FOOT}>
          <p className="ml-auto flex gap-2">
            {before ? (
              <ButtonLink size="small" href="/dashboard/withdrawals">
                To the start
              </ButtonLink>
            ) : null}
            {next_before ? (
              <ButtonLink size="small" href={`/dashboard/withdrawals?before=${next_before}`}>
                Earlier ones
              </ButtonLink>
            ) : null}
          </p>
        </div>
      ) : null}
    </>
  );
}
