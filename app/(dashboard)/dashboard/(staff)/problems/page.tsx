import type { Metadata } from "next";
import { textOf } from "@/components/dashboard/browser/read-address";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { Causes } from "@/components/dashboard/problems/causes";
import { ProblemKeys } from "@/components/dashboard/problems/problem-keys";
import { ProblemList } from "@/components/dashboard/problems/problem-list";
import { problemsHref } from "@/components/dashboard/problems/problem-words";
import { ProblemsFoot } from "@/components/dashboard/problems/problems-foot";
import { Blank } from "@/components/dashboard/returns/blank-list";
import { ListKeys } from "@/components/dashboard/returns/list-keys";
import { ButtonLink } from "@/components/ui/button";
import { t } from "@/messages/dashboard/problems";
import { oneOf, pageAt, requireStaff } from "../../../staff";

export const generateMetadata = (): Metadata => ({ title: t("problemsPage.title") });

type Props = { searchParams: Promise<Record<"cause" | "cursor", string | string[] | undefined>> };

export default async function ProblemsPage({ searchParams }: Props) {
  const params = await searchParams;
  const [cause, cursor] = [textOf(oneOf(params.cause), 64), oneOf(params.cursor)];
  const api = await requireStaff(problemsHref(cause));
  const [list, viewer] = await Promise.all([
    pageAt(cursor, (at) => api.listProblems({ cause, cursor: at })),
    api.getViewer({}).then(viewerOf),
  ]);
  const now = new Date().toISOString();
  const canWrite = viewer.can("processes:write");
  const timeZones = Object.fromEntries(viewer.stores.map((store) => [store.name, store.time_zone]));
  const hasPattern = cause !== "" || list.causes.some(({ count }) => count > 1);
  return (
    <>
      <div className="px-(--pad) pt-3 pb-3">
        <h1 className="text-h1 font-semibold">{t("problemsPage.title")}</h1>
        <p className="text-ink-2">{t("problemsPage.words")}</p>
      </div>
      <ListKeys />
      <ProblemKeys />
      {hasPattern ? (
        <Causes
          causes={list.causes}
          chosen={cause}
          canWrite={canWrite}
          now={now}
          timeZone={viewer.stores[0]?.time_zone ?? "UTC"}
        />
      ) : null}
      {list.problems.length === 0 ? (
        <NoProblems isFiltered={cause !== ""} />
      ) : (
        <ProblemList problems={list.problems} canWrite={canWrite} now={now} timeZoneOf={timeZones} />
      )}
      <ProblemsFoot
        shown={list.problems.length}
        total={list.total}
        returns={list.returns}
        cause={cause}
        cursor={cursor}
        nextCursor={list.next_cursor}
      />
    </>
  );
}

function NoProblems({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Blank title={t("problemsPage.noneOfCause")}>
      <p>
        <ButtonLink href={problemsHref()}>{t("problemsPage.showAll")}</ButtonLink>
      </p>
    </Blank>
  ) : (
    <Blank title={t("problemsPage.empty")}>
      <p>{t("problemsPage.emptyWords")}</p>
    </Blank>
  );
}
