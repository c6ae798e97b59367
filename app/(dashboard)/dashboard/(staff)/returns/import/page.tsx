import type { Metadata } from "next";
import Link from "next/link";
import { Crumbs } from "@/components/dashboard/controls/crumbs";
import { ImportDesk } from "@/components/dashboard/order-import/import-desk";
import { ReturnDesk } from "@/components/dashboard/return-import/return-desk";
import { Refused } from "@/components/dashboard/shell/refused";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { oneOf, requireStaff } from "../../../../staff";

export const metadata: Metadata = { title: "Import a file" };

const PATH = "/dashboard/returns/import";
const RETURNS = `${PATH}?what=returns`;

type Props = { searchParams: Promise<{ what?: string | string[] }> };

export default async function ImportPage({ searchParams }: Props) {
  const isAsked = oneOf((await searchParams).what) === "returns";
  const api = await requireStaff(isAsked ? RETURNS : PATH);
  const viewer = viewerOf(await api.getViewer({}));
  const [canOrders, canReturns] = [viewer.can("orders:write"), viewer.can("processes:write")];
  if (!canOrders && !canReturns) return <Refused />;
  const isReturns = canReturns && (isAsked || !canOrders);
  const { imports } = isReturns ? await api.listReturnImports({}) : await api.listOrderImports({});
  const desk = { stores: viewer.stores, initial: imports, timeZone: viewer.stores[0]?.time_zone ?? "UTC" };
  return (
    <div className="document">
      <Crumbs parent="Returns" href="/dashboard/returns" here={isReturns ? "Import returns" : "Import orders"} />
      <div className="page-head">
        <h1 className="text-h1 mt-1 font-semibold">{isReturns ? "Import returns" : "Import orders"}</h1>
        {canOrders && canReturns ? (
          <nav className="segments" aria-label="What is in the file">
            <Link className="segment" href={PATH} aria-current={isReturns ? undefined : "page"}>
              Orders
            </Link>
            <Link className="segment" href={RETURNS} aria-current={isReturns ? "page" : undefined}>
              Returns
            </Link>
          </nav>
        ) : null}
      </div>
      <p className="text-ink-2 mb-5 max-w-[70ch]">
        {isReturns
          ? "Returns that were asked for elsewhere: by mail, at a counter, in the system before. Each gets its label and tells its shopper; how long ago the order was does not matter."
          : "Returns are made of orders. Shops that send theirs over the API need no file; for the others, and for what was sold before, take them in here."}
      </p>
      {isReturns ? <ReturnDesk {...desk} /> : <ImportDesk {...desk} />}
    </div>
  );
}
