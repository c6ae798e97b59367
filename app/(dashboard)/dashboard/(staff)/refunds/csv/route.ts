import { refundsCsvHead, refundsCsvLines } from "@/components/dashboard/refunds/refunds-csv";
import { isRefundOption } from "@/contract/vocabulary/refund-option";
import { csvAnswer } from "../../../../csv-answer";
import { requireStaff } from "../../../../staff";

/** Exports pending refunds as a file: those in `id`, otherwise all of the selected kind or payment file. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const api = await requireStaff(pathname);
  const kind = searchParams.get("kind") ?? "";
  const choice = {
    payout_ids: searchParams.getAll("id"),
    batch_id: searchParams.get("batch") ?? "",
    ...(isRefundOption(kind) ? { refund_option: kind } : {}),
  };
  return csvAnswer("pending-refunds.csv", refundsCsvHead(), async (cursor) => {
    const { refunds, next_cursor: next } = await api.exportRefundsDue({ ...choice, cursor });
    return { text: refundsCsvLines(refunds), next };
  });
}
