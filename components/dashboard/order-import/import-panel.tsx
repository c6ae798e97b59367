import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FileKind } from "@/contract/vocabulary/order-import";
import { t } from "@/messages/dashboard/order-import";
import { Badge } from "../../ui/badge";
import { Button, ButtonAnchor } from "../../ui/button";
import { Progress } from "../../ui/progress";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { ImportNext, type NextPlaces } from "./import-next";
import { errorCount, importResult, importTitle, isUnderWay, rowProblem } from "./import-words";
import type { Lookup } from "./lookup-gap";
import type { OrderImport } from "./types";

const LOOK_MS = 1_000;
/** Maximum number of rows shown; the report has more. */
const MOST_SHOWN = 50;
/** Maximum number of rows in the report. */
const MOST_REPORTED = 1000;

/**
 * Returns the team's imports and refreshes them while one is running. The one shown in full is the requested one, or a
 * running one until another is requested.
 */
export const useImports = (what: FileKind, initial: readonly OrderImport[]) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { queryKey, queryFn } =
    what === "RETURNS" ? trpc.listReturnImports.queryOptions({}) : trpc.listOrderImports.queryOptions({});
  const { data } = useQuery({
    ...{ queryKey, queryFn },
    initialData: { imports: [...initial] },
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? LOOK_MS : false),
  });
  const [{ id, isAsked }, setShown] = useState({ id: initial.find(isUnderWay)?.import_id ?? "", isAsked: false });
  return {
    shown: data.imports.find(({ import_id }) => import_id === id),
    others: data.imports.filter(({ import_id }) => import_id !== id),
    /** The person opened this import, so it takes the focus that its row in the list loses. */
    isAsked,
    show: (next: string) => setShown({ id: next, isAsked: false }),
    ask: (next: string) => setShown({ id: next, isAsked: true }),
    look: () => queries.invalidateQueries({ queryKey }),
  };
};

type ImportPanelProps = { one: OrderImport; isAsked: boolean; places: NextPlaces; lookup: Lookup };

/** The status of one import: progress, result, and each rejected row with its error. */
export function ImportPanel({ one, isAsked, places, lookup }: ImportPanelProps) {
  const { progress } = one;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus({ preventScroll: true });
    // The result appears below the heading and would be off screen with the heading at the lower edge.
    heading.current?.scrollIntoView({ block: "center" });
  }, [isAsked]);
  return (
    <Section
      id={`import-${one.import_id}`}
      className="mt-6 [&_h2]:wrap-anywhere"
      headingRef={heading}
      title={importTitle(one)}
      aside={
        <>
          <ImportBadge one={one} />
          <span className="ml-auto flex gap-2">
            {isUnderWay(one) ? <StopImport one={one} /> : null}
            {one.errors.length > 0 || one.skipped.length > 0 ? <ReportLink one={one} /> : null}
          </span>
        </>
      }
    >
      {isUnderWay(one) ? (
        <Progress
          className="mt-3 mb-0"
          value={progress.read_bytes}
          max={Math.max(1, progress.total_bytes)}
          aria-label={t("importPanel.progress")}
        />
      ) : null}
      <p className="py-3" role="status">
        {importResult(one)}
      </p>
      <ImportNext {...{ one, places, lookup }} />
      {one.errors.length > 0 ? <Errors one={one} /> : null}
      {one.skipped.length > 0 ? <Skipped one={one} /> : null}
    </Section>
  );
}

function ReportLink({ one }: { one: OrderImport }) {
  return (
    <ButtonAnchor size="small" href={`/dashboard/returns/import/${one.import_id}/csv`} download>
      {t("importPanel.downloadReport")}
    </ButtonAnchor>
  );
}

export function ImportBadge({ one }: { one: OrderImport }) {
  if (one.state === "FAILED") return <Badge tone="bad">{t("importPanel.stoppedEarly")}</Badge>;
  if (one.state !== "DONE")
    return <Badge tone="run">{one.state === "PENDING" ? t("importPanel.waiting") : t("importPanel.inProgress")}</Badge>;
  if (one.rows.refused > 0) {
    const count = errorCount(one);
    const isAll = count < MOST_REPORTED;
    return (
      <Badge tone="hold">
        {isAll ? t("importPanel.errorCount", { count }) : t("importPanel.manyErrors", { most: MOST_REPORTED })}
      </Badge>
    );
  }
  return <Badge tone="ok">{one.is_dry_run ? t("importPanel.readyToImport") : t("importPanel.imported")}</Badge>;
}

/** Rows that were being read at the stop are counted a moment later. */
function StopImport({ one }: { one: OrderImport }) {
  const trpc = useTRPC();
  const lookAgain = useLookAgain();
  const orders = useMutation(trpc.stopOrderImport.mutationOptions({ onSuccess: lookAgain }));
  const returns = useMutation(trpc.stopReturnImport.mutationOptions({ onSuccess: lookAgain }));
  const stop = one.what === "RETURNS" ? returns : orders;
  const { ecommerce_id, import_id } = one;
  return (
    <Button
      size="small"
      aria-disabled={stop.isPending || undefined}
      onClick={() => stop.isPending || stop.mutate({ ecommerce_id, import_id })}
    >
      {stop.isPending ? t("importPanel.stopping") : t("importPanel.stop")}
    </Button>
  );
}

const columns = () => [
  { name: t("importPanel.row"), className: "w-14 max-md:w-11" },
  { name: t("importPanel.order"), className: "w-44 max-md:w-24" },
];

/** Errors, each next to its row. */
function Errors({ one }: { one: OrderImport }) {
  const shown = one.errors.slice(0, MOST_SHOWN).map((error) => ({ ...error, ...rowProblem(one, error) }));
  const follow =
    one.messages.reduce((sum, { rows, is_foreseen }) => sum + (is_foreseen ? 0 : rows), 0) - one.errors.length;
  return (
    <>
      <h3 className="mt-2 font-semibold">{t("importPanel.errors")}</h3>
      <p className="text-small text-ink-2 mb-1">
        {t(`importPanel.errorsHint.${one.what}`)}
        {follow > 0 && one.errors.length < MOST_REPORTED
          ? ` ${t(`importPanel.moreRows.${one.what}`, { count: follow })}`
          : ""}
      </p>
      <Table
        isPlain
        caption={t("importPanel.errors")}
        columns={[
          ...columns(),
          { name: t("importPanel.column"), className: "w-40 max-md:hidden" },
          t("importPanel.problem"),
        ]}
      >
        {shown.map(({ line, order_number, field, message, name, label, problem }) => (
          <tr key={`${line} ${field} ${message}`}>
            <RowAndOrder line={line} order={order_number} />
            <td className="whitespace-normal! wrap-anywhere max-md:hidden">
              {name}
              {label ? <span className="block text-ink-2 text-[13px]">{label}</span> : null}
            </td>
            <td className="whitespace-normal! wrap-anywhere first-letter:uppercase">
              {name ? <b className="font-medium md:hidden">{name} </b> : null}
              {problem}
            </td>
          </tr>
        ))}
      </Table>
      <More shown={shown.length} all={one.errors.length} />
    </>
  );
}

/** Rows that a rule skips on purpose, such as canceled orders. */
function Skipped({ one }: { one: OrderImport }) {
  const shown = one.skipped.slice(0, MOST_SHOWN);
  return (
    <>
      <h3 className="mt-6 font-semibold">{t("importPanel.skippedOnPurpose")}</h3>
      <p className="text-small text-ink-2 mb-1">{t("importPanel.skippedHint")}</p>
      <Table isPlain caption={t("importPanel.skipped")} columns={[...columns(), t("importPanel.reason")]}>
        {shown.map(({ line, order_number, message }) => (
          <tr key={line}>
            <RowAndOrder line={line} order={order_number} />
            <td className="whitespace-normal! first-letter:uppercase">{message}</td>
          </tr>
        ))}
      </Table>
      <More shown={shown.length} all={one.skipped.length} />
    </>
  );
}

function RowAndOrder({ line, order }: { line: number; order: string }) {
  return (
    <>
      <th scope="row" className="font-mono text-code">
        {line}
      </th>
      <td className="font-mono text-code whitespace-normal! wrap-anywhere">{order}</td>
    </>
  );
}

function More({ shown, all }: { shown: number; all: number }) {
  if (all <= shown) return null;
  const [total, most] = [all.toLocaleString("en"), MOST_REPORTED.toLocaleString("en")];
  return (
    <p className="text-small text-ink-2 mt-2">
      {all < MOST_REPORTED
        ? t("importPanel.firstOfAll", { shown, total })
        : t("importPanel.firstOfMany", { shown, most })}
    </p>
  );
}
