import type { Metadata } from "next";
import Link from "next/link";
import { RefundsDesk } from "@/components/dashboard/refunds/refunds-desk";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Pending refunds" };

type Props = { searchParams: Promise<{ cursor?: string | string[]; batch?: string | string[] }> };

export default async function RefundsPage({ searchParams }: Props) {
  const asked = await searchParams;
  const [cursor, batch] = [oneOf(asked.cursor), oneOf(asked.batch)];
  const api = await requireStaff("/dashboard/refunds");
  const [{ refunds, next_cursor }, viewer] = await Promise.all([
    pageAt(cursor, (at) => api.listRefundsDue({ cursor: at, batch_id: batch })),
    api.getViewer({}).then(viewerOf),
  ]);
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Pending refunds</h1>
        <p className="text-ink-2">
          Refunds not sent yet, oldest first. Those that wait for you are sent by your team and then marked as refunded.
        </p>
      </div>
      <ListKeys />
      {refunds.length === 0 ? (
        <Blank title="No pending refunds">
          <p>Refunds appear here once they are decided and stay until they are sent.</p>
        </Blank>
      ) : (
        <RefundsDesk
          refunds={refunds}
          canWrite={viewer.can("processes:write")}
          now={new Date().toISOString()}
          timeZones={Object.fromEntries(viewer.stores.map(({ name, time_zone }) => [name, time_zone]))}
        />
      )}
      {cursor || next_cursor ? (
        <div className="list-foot">
          <p className="ml-auto flex gap-2">
            {cursor ? (
              <Link className="button" data-size="small" href="/dashboard/refunds">
                Back to start
              </Link>
            ) : null}
            {next_cursor ? (
              <Link
                className="button"
                data-size="small"
                href={`/dashboard/refunds?${new URLSearchParams({ cursor: next_cursor, ...(batch ? { batch } : {}) })}`}
              >
                Newer
              </Link>
            ) : null}
          </p>
        </div>
      ) : null}
    </>
  );
}
