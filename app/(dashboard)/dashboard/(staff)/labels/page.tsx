import type { Metadata } from "next";
import Link from "next/link";
import { LabelDrop } from "@/components/dashboard/labels/label-drop";
import { parcelsDueWords } from "@/components/dashboard/labels/parcel-words";
import { LOCALE } from "@/components/dashboard/returns/age";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { viewerOf } from "@/components/dashboard/shell/viewer";
import { formatTime } from "@/components/ui/format-time";
import { Stamp } from "@/components/ui/stamp";
import { requireStaff } from "../../../staff";

export const metadata: Metadata = { title: "Labels to upload" };

export default async function LabelsPage() {
  const api = await requireStaff("/dashboard/labels");
  const [{ labels, total }, viewer] = await Promise.all([api.listLabelsDue({}), api.getViewer({}).then(viewerOf)]);
  const now = Date.now();
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">Labels to upload</h1>
        <p className="text-ink-2">
          Shoppers are waiting for these labels. Earliest due date first.{" "}
          {total > labels.length ? `Showing ${labels.length} of ${total}.` : ""}
        </p>
      </div>
      {/* Stays where it is when the last one is uploaded, so that the result can be read. */}
      {viewer.can("logistics:write") ? (
        <div className="px-(--pad) pb-4">
          <LabelDrop waiting={labels} />
        </div>
      ) : null}
      {labels.length === 0 ? (
        <Blank title="No labels to upload">
          <p>When a shopper chooses a label by email, the return shows up here.</p>
        </Blank>
      ) : (
        <div className="rows">
          <table className="table">
            <caption className="sr-only">Returns that wait for a label, earliest due date first</caption>
            <thead>
              <tr>
                <th scope="col">Return</th>
                <th scope="col">Customer</th>
                <th scope="col" className="c-order">
                  Order
                </th>
                <th scope="col">Due</th>
              </tr>
            </thead>
            <tbody>
              {labels.map((one) => (
                <tr key={one.process_id}>
                  <th scope="row" className="c-code">
                    <Link prefetch={false} className="row-link mono" href={`/dashboard/returns/${one.return_code}`}>
                      {one.return_code}
                    </Link>
                    {one.parcel_count > 1 ? (
                      <span className="text-ink-2 block text-[13px]">{parcelsDueWords(one)}</span>
                    ) : null}
                  </th>
                  <td className="c-customer strong">{one.customer_name}</td>
                  <td className="c-order">{one.order_name}</td>
                  <td>
                    {one.due_at === null ? (
                      "No due date"
                    ) : (
                      <>
                        <time dateTime={one.due_at}>
                          {formatTime(one.due_at, "dayTime", { timeZone: one.time_zone, locale: LOCALE })}
                        </time>{" "}
                        {Date.parse(one.due_at) < now ? <Stamp tone="bad">Overdue</Stamp> : null}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
