import { rowWords } from "@/components/dashboard/bulk/bulk-words";
import { CSV_BEGINNING, csvLine } from "@/contract/vocabulary/csv-line";
import { minorToMajorText } from "@/contract/vocabulary/format-money";
import { csvAnswer } from "../../../../../../csv-answer";
import { requireStaff } from "../../../../../../staff";

const PAGE = 500;
const HEAD = CSV_BEGINNING + csvLine(["return_code", "process_id", "customer", "result", "why", "cost", "currency"]);

const costCells = (cost: { currency: string; amount: string } | null): string[] =>
  cost === null ? ["", ""] : [minorToMajorText(Number(cost.amount), cost.currency), cost.currency];

export async function GET(request: Request, { params }: { params: Promise<{ job_id: string }> }): Promise<Response> {
  const { job_id } = await params;
  const api = await requireStaff(new URL(request.url).pathname);
  return csvAnswer("report.csv", HEAD, async (place) => {
    const { job } = await api.getBulkJob({ job_id });
    const { rows, next_after } = await api.listBulkRows({ job_id, after: Number(place || 0), page_size: PAGE });
    const lines = rows.map((row) =>
      csvLine([
        row.return_code,
        row.process_id,
        row.customer_name,
        rowWords(job, row.state),
        row.error,
        ...costCells(row.cost),
      ]),
    );
    return { text: lines.join(""), next: next_after === null ? null : String(next_after) };
  });
}
