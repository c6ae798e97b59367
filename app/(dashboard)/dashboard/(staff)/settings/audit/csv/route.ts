import { auditCsvHead, auditCsvLines } from "@/components/dashboard/audit/audit-csv";
import { csvAnswer } from "../../../../../csv-answer";
import { requireStaff } from "../../../../../staff";
import { auditChoiceOf, auditInputOf } from "../audit-choice";

const PAGE = 500;

export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const api = await requireStaff(pathname);
  const input = { ...auditInputOf(auditChoiceOf(Object.fromEntries(searchParams))), page_size: PAGE };
  return csvAnswer("audit-log.csv", auditCsvHead(), async (cursor) => {
    const { entries, next_cursor: next } = await api.listAuditEntries({ ...input, cursor });
    return { text: auditCsvLines(entries), next };
  });
}
