import { ANALYTICS_PARTS, analyticsCsv } from "@/components/dashboard/analytics/analytics-csv";
import { analyticsChoiceOf } from "@/components/dashboard/analytics/period";
import { csvAnswer } from "../../../../csv-answer";
import { requireStaff } from "../../../../staff";

/** Exports the figures of the page with the same address, or only those of the part in `only`. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const api = await requireStaff(pathname);
  const params = Object.fromEntries(searchParams);
  const only = ANALYTICS_PARTS.find((part) => part === params.only) ?? null;
  return csvAnswer(only === null ? "returns-analytics.csv" : `returns-analytics-${only}.csv`, "", async () => {
    const { stores } = await api.getViewer({});
    const store = stores.find(({ ecommerce_id }) => ecommerce_id === params.store) ?? stores[0];
    if (store === undefined) return { text: "", next: null };
    const { from, to, basis, currency, by } = analyticsChoiceOf(params, new Date().toISOString(), store.time_zone);
    const look = { ecommerce_id: store.ecommerce_id, from, to, basis, currency: currency || store.currency_code };
    const [figures, breakdown] = await Promise.all([
      api.getAnalytics(look),
      api.getAnalyticsBreakdown({ ...look, by }),
    ]);
    return { text: analyticsCsv({ figures, breakdown, by }, only), next: null };
  });
}
