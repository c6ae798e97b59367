import { choiceOf } from "@/components/dashboard/list-choice/list-choice";
import { returnsCsvHead, returnsCsvLines } from "@/components/dashboard/returns/returns-csv";
import { csvAnswer } from "../../../../csv-answer";
import { requireStaff } from "../../../../staff";

const PAGE = 500;

/** Exports the list in an address, or the returns in `id`. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const api = await requireStaff(pathname);
  const { stores } = await api.getViewer({});
  const params = Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]));
  const choice = choiceOf(params, stores[0]?.currency_code ?? "EUR");
  const input = { ...choice, process_ids: searchParams.getAll("id"), page_size: PAGE };
  return csvAnswer("returns.csv", returnsCsvHead(), async (cursor) => {
    const { rows, next_cursor: next } = await api.listReturnRows({ ...input, cursor });
    return { text: returnsCsvLines(rows), next };
  });
}
