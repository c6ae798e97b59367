import { notFound } from "next/navigation";
import { viewerOf } from "@/components/dashboard/browser/viewer";
import { rowProblem } from "@/components/dashboard/order-import/import-words";
import { CSV_BEGINNING, csvLine } from "@/contract/vocabulary/csv-line";
import { t } from "@/messages/dashboard/order-import";
import { csvAnswer } from "../../../../../../csv-answer";
import { requireStaff } from "../../../../../../staff";

const COLUMNS = ["row", "order", "result", "column", "field", "problem"] as const;
const NO_FIELD = { name: "", label: "" };

type Context = { params: Promise<{ import_id: string }> };

/** Exports the rows of an import that were rejected, with their orders and errors. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { import_id } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  return csvAnswer(
    "import-report.csv",
    CSV_BEGINNING + csvLine(COLUMNS.map((column) => t(`reportCsv.${column}`))),
    async () => {
      const viewer = viewerOf(await api.getViewer({}));
      const lists = await Promise.all([
        viewer.can("orders:write") ? api.listOrderImports({}) : { imports: [] },
        viewer.can("processes:write") ? api.listReturnImports({}) : { imports: [] },
      ]);
      const found = lists.flatMap(({ imports }) => imports).find((one) => one.import_id === import_id);
      if (found === undefined) notFound();
      return {
        text: [
          ...found.errors.map((error) => ({ ...error, ...rowProblem(found, error), result: t("reportCsv.error") })),
          ...found.skipped.map((skipped) => ({
            ...skipped,
            ...NO_FIELD,
            problem: skipped.message,
            result: t("reportCsv.skipped"),
          })),
        ]
          .toSorted((left, right) => left.line - right.line)
          .map(({ line, order_number, result, name, label, problem }) =>
            csvLine([String(line), order_number, result, name, label, problem]),
          )
          .join(""),
        next: null,
      };
    },
  );
}
