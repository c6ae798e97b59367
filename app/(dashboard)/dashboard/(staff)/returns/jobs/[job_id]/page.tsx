import type { Metadata } from "next";
import Link from "next/link";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { rowWords } from "@/components/dashboard/bulk/bulk-words";
import { JobHead } from "@/components/dashboard/bulk/job-view";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { LOCALE } from "@/components/ui/age";
import { ButtonLink } from "@/components/ui/button";
import { moneyText } from "@/components/ui/money";
import { Segments, segmentStyle } from "@/components/ui/segments";
import { Table } from "@/components/ui/table";
import { TextLink } from "@/components/ui/text-link";
import { BULK_ROW_STATES, MOST_BULK_ROWS } from "@/contract/vocabulary/bulk";
import { t } from "@/messages/dashboard/bulk";
import { oneOf, orNotFound, requireStaff } from "../../../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("jobPage.title") });

const PAGE = 100;
const SHOWN = ["all", "refused", "done", "pending"] as const;

type Props = {
  params: Promise<{ job_id: string }>;
  searchParams: Promise<Record<"show" | "after", string | string[] | undefined>>;
};

const positionOf = (text: string): number => Math.min(MOST_BULK_ROWS, Math.max(0, Number.parseInt(text, 10) || 0));

export default async function BulkJobPage({ params, searchParams }: Props) {
  const [{ job_id }, query] = await Promise.all([params, searchParams]);
  const [show, after] = [oneOf(query.show), positionOf(oneOf(query.after))];
  const here = `/dashboard/returns/jobs/${job_id}`;
  const api = await requireStaff(here);
  const state = BULK_ROW_STATES.find((one) => one.toLowerCase() === show);
  const [answer, viewer] = await Promise.all([
    orNotFound(
      Promise.all([
        api.getBulkJob({ job_id }),
        api.listBulkRows({ job_id, after, page_size: PAGE, ...(state ? { state } : {}) }),
      ]),
    ),
    api.getViewer({}).then(viewerOf),
  ]);
  const [{ job }, { rows, next_after }] = answer;
  return (
    <div className="px-(--pad) pt-3 pb-8">
      <JobHead job={job} timeZone={viewer.stores[0]?.time_zone ?? "UTC"} canAct={viewer.can("processes:write")} />
      <ListKeys />
      <Segments as="nav" className="mb-3" aria-label={t("jobPage.show")}>
        {SHOWN.map((key) => (
          <Link
            key={key}
            className={segmentStyle()}
            href={key === "all" ? here : `${here}?show=${key}`}
            aria-current={key === (state?.toLowerCase() ?? "all") ? "page" : undefined}
            scroll={false}
          >
            {t(`jobPage.shown.${key}`)}
          </Link>
        ))}
      </Segments>
      {rows.length === 0 ? (
        <p className="text-ink-2 py-3">{t("jobPage.none")}</p>
      ) : (
        <Table
          isPlain
          caption={t("jobPage.caption")}
          columns={[
            t("jobPage.return"),
            { name: t("jobPage.customer"), className: "max-md:hidden" },
            t("jobPage.result"),
          ]}
        >
          {rows.map((row) => (
            <tr key={row.position}>
              <th scope="row">
                <TextLink className="font-mono text-code" href={`/dashboard/returns/${row.return_code}`} data-row>
                  {row.return_code}
                </TextLink>
              </th>
              <td className="max-md:hidden">{row.customer_name}</td>
              <td className="whitespace-normal!">
                <span className="font-medium text-ink">{rowWords(job, row.state)}</span>
                {row.cost ? (
                  <span className="text-ink-2">, {moneyText(row.cost.amount, row.cost.currency, LOCALE)}</span>
                ) : null}
                {row.error ? <span className="text-ink-2 block">{row.error}</span> : null}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {next_after === null ? null : (
        <p className="mt-3">
          <ButtonLink href={`${here}?${new URLSearchParams({ ...(show ? { show } : {}), after: String(next_after) })}`}>
            {t("jobPage.next", { count: PAGE })}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
