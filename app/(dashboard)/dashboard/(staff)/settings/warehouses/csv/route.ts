import { shipNoticeHead, shipNoticeLines } from "@/contract/vocabulary/ship-notice-csv";
import { csvAnswer } from "../../../../../csv-answer";
import { requireStaff } from "../../../../../staff";

const PAGE = 200;

/** Exports the returns on their way to a warehouse: the list that it gets by email every day, as of now. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const api = await requireStaff(pathname);
  const asked = {
    ecommerce_id: searchParams.get("store") ?? "",
    warehouse_id: searchParams.get("warehouse") ?? "",
    page_size: PAGE,
  };
  return csvAnswer("parcels-on-their-way.csv", shipNoticeHead(), async (cursor) => {
    const { parcels, next_cursor: next } = await api.listExpectedParcels({ ...asked, cursor });
    return { text: shipNoticeLines(parcels), next: next === "" ? null : next };
  });
}
