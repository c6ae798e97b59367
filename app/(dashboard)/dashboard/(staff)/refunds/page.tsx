import type { Metadata } from "next";
import Link from "next/link";
import { RefundsTable } from "@/components/dashboard/refunds/refunds-table";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Refunds to send" };

type Props = { searchParams: Promise<{ cursor?: string | string[] }> };

export default async function RefundsPage({ searchParams }: Props) {
  const cursor = oneOf((await searchParams).cursor);
  const api = await requireStaff("/dashboard/refunds");
  const [{ refunds, next_cursor }, viewer] = await Promise.all([
    pageAt(cursor, (at) => api.listRefundsDue({ cursor: at })),
    api.getViewer({}).then(viewerOf),
  ]);
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Refunds to send</h1>
        <p className="text-ink-2">
          What is owed and not paid yet, the longest waiting first. Most of it goes by itself within minutes.
        </p>
      </div>
      <ListKeys />
      {refunds.length === 0 ? (
        <Blank title="Everything is paid">
          <p>Refunds stand here from the moment they are decided until they are paid.</p>
        </Blank>
      ) : (
        <RefundsTable
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
                To the start
              </Link>
            ) : null}
            {next_cursor ? (
              <Link
                className="button"
                data-size="small"
                href={`/dashboard/refunds?cursor=${encodeURIComponent(next_cursor)}`}
              >
                Younger
              </Link>
            ) : null}
          </p>
        </div>
      ) : null}
    </>
  );
}
