import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FileKind } from "@/contract/vocabulary/order-import";
import { Badge } from "../../ui/badge";
import { Button, ButtonAnchor } from "../../ui/button";
import { Progress } from "../../ui/progress";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { useTRPC } from "../browser/trpc";
import { useLookAgain } from "../browser/use-look-again";
import { importResult, importTitle, isUnderWay, rowProblem } from "./import-words";
import type { OrderImport } from "./types";

const LOOK_MS = 1_000;
/** More are in the report. */
const MOST_SHOWN = 50;

/**
 * The imports of the team, looked at again while one of them is under way: that of which everything is shown, which is
 * one that still goes on until another is asked for, and the others.
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
    /** Somebody asked for it: it takes the focus, which its row in the list cannot keep. */
    isAsked,
    show: (next: string) => setShown({ id: next, isAsked: false }),
    ask: (next: string) => setShown({ id: next, isAsked: true }),
    look: () => queries.invalidateQueries({ queryKey }),
  };
};

/** How one import stands: progress, what came of it, and every refused row with what is wrong with it. */
export function ImportPanel({ one, isAsked }: { one: OrderImport; isAsked: boolean }) {
  const { progress } = one;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus({ preventScroll: true });
    // What comes of it grows below: the heading alone at the lower edge would hide it.
    heading.current?.scrollIntoView({ block: "center" });
  }, [isAsked]);
  return (
    <Section
      id={`import-${one.import_id}`}
      className="mt-6"
      headingRef={heading}
      title={importTitle(one)}
      aside={
        <>
          <ImportBadge one={one} />
          <span className="ml-auto flex gap-2">
            {isUnderWay(one) ? <StopImport one={one} /> : null}
            {one.errors.length > 0 ? <ReportLink one={one} /> : null}
          </span>
        </>
      }
    >
      {isUnderWay(one) ? (
        <Progress
          className="mt-3 mb-0"
          value={progress.read_bytes}
          max={Math.max(1, progress.total_bytes)}
          aria-label="Of the file"
        />
      ) : null}
      <p className="py-3" role="status">
        {importResult(one)}
      </p>
      <LeftOut one={one} />
      {one.errors.length > 0 ? <RefusedRows one={one} /> : null}
    </Section>
  );
}

function ReportLink({ one }: { one: OrderImport }) {
  return (
    <ButtonAnchor size="small" href={`/dashboard/returns/import/${one.import_id}/csv`} download>
      Report as CSV
    </ButtonAnchor>
  );
}

export function ImportBadge({ one }: { one: OrderImport }) {
  if (one.state === "FAILED") return <Badge tone="bad">Stopped early</Badge>;
  if (one.state !== "DONE") return <Badge tone="run">{one.state === "PENDING" ? "Waits" : "Under way"}</Badge>;
  if (one.rows.refused > 0) return <Badge tone="hold">{one.rows.refused.toLocaleString("en")} refused</Badge>;
  return <Badge tone="ok">{one.is_dry_run ? "Fits" : "Done"}</Badge>;
}

/** What was being read when it was stopped is in the figures a little later. */
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
      {stop.isPending ? "Stopping …" : "Stop"}
    </Button>
  );
}

/** Rows that a rule leaves out on purpose, such as those of canceled orders. */
function LeftOut({ one: { messages } }: { one: OrderImport }) {
  const foreseen = messages.filter(({ is_foreseen }) => is_foreseen);
  if (foreseen.length === 0) return null;
  return (
    <ul className="pb-3 text-ink-2">
      {foreseen.map(({ message, rows }) => (
        <li key={message}>
          Left out: {rows.toLocaleString("en")} {rows === 1 ? "row" : "rows"}, {message}
        </li>
      ))}
    </ul>
  );
}

function RefusedRows({ one }: { one: OrderImport }) {
  const { errors, messages } = one;
  const refused = messages.reduce((sum, { rows, is_foreseen }) => sum + (is_foreseen ? 0 : rows), 0);
  const shown = errors.slice(0, MOST_SHOWN).map((error) => ({ ...error, ...rowProblem(one, error) }));
  return (
    <>
      <Table
        isPlain
        caption="Refused rows"
        columns={[
          { name: "Row", className: "w-14 max-md:w-10" },
          { name: "Field", className: "w-40 max-md:w-26" },
          "What is wrong",
        ]}
      >
        {shown.map(({ line, field, message, label, problem }) => (
          <tr key={`${line} ${field} ${message}`}>
            <th scope="row" className="font-mono text-code">
              {line}
            </th>
            <td className="wrap-anywhere max-md:whitespace-normal">{label}</td>
            <td className="whitespace-normal!">{problem}</td>
          </tr>
        ))}
      </Table>
      {refused > shown.length ? (
        <p className="text-small text-ink-2 mt-2">
          The first {shown.length} of {refused.toLocaleString("en")}; the report has the first 1,000.
        </p>
      ) : null}
    </>
  );
}
