import type { Metadata } from "next";
import Link from "next/link";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { LabelDrop } from "@/components/dashboard/labels/label-drop";
import { parcelsDueWords } from "@/components/dashboard/labels/parcel-words";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { LOCALE } from "@/components/ui/age";
import { Badge } from "@/components/ui/badge";
import { formatTime } from "@/components/ui/format-time";
import { ROW_CELLS, RowsTable, rowLink } from "@/components/ui/rows-table";
import { TableHead } from "@/components/ui/table";
import { t } from "@/messages/dashboard/labels";
import { requireStaff } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("labelsPage.title") });

export default async function LabelsPage() {
  const api = await requireStaff("/dashboard/labels");
  const [{ labels, total }, viewer] = await Promise.all([api.listLabelsDue({}), api.getViewer({}).then(viewerOf)]);
  const now = Date.now();
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">{t("labelsPage.title")}</h1>
        <p className="text-ink-2">
          {t("labelsPage.words")} {total > labels.length ? t("labelsPage.shown", { shown: labels.length, total }) : ""}
        </p>
      </div>
      {/* Stays in place after the last upload, so that the result can be read. */}
      {viewer.can("logistics:write") ? (
        <div className="px-(--pad) pb-4">
          <LabelDrop waiting={labels} />
        </div>
      ) : null}
      {labels.length === 0 ? (
        <Blank title={t("labelsPage.empty")}>
          <p>{t("labelsPage.emptyWords")}</p>
        </Blank>
      ) : (
        <RowsTable caption={t("labelsPage.caption")}>
          <TableHead
            columns={[
              t("labelsPage.return"),
              t("labelsPage.customer"),
              { name: t("labelsPage.order"), className: `max-w-37.5 overflow-hidden text-ellipsis ${ROW_CELLS.first}` },
              t("labelsPage.due"),
            ]}
          />
          <tbody>
            {labels.map((one) => (
              <tr key={one.process_id}>
                <th scope="row" className={ROW_CELLS.code}>
                  <Link
                    prefetch={false}
                    {...rowLink("font-mono text-code")}
                    href={`/dashboard/returns/${one.return_code}`}
                  >
                    {one.return_code}
                  </Link>
                  {one.parcel_count > 1 ? (
                    <span className="text-ink-2 block text-[13px]">{parcelsDueWords(one)}</span>
                  ) : null}
                </th>
                <td className={`${ROW_CELLS.customer} ${ROW_CELLS.strong}`}>{one.customer_name}</td>
                <td className={`max-w-37.5 overflow-hidden text-ellipsis ${ROW_CELLS.first}`}>{one.order_name}</td>
                <td>
                  {one.due_at === null ? (
                    t("labelsPage.noDueDate")
                  ) : (
                    <>
                      <time dateTime={one.due_at}>
                        {formatTime(one.due_at, "dayTime", { timeZone: one.time_zone, locale: LOCALE })}
                      </time>{" "}
                      {Date.parse(one.due_at) < now ? <Badge tone="bad">{t("labelsPage.overdue")}</Badge> : null}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </RowsTable>
      )}
    </>
  );
}
