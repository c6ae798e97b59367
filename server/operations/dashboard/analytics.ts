import * as contract from "@/contract/dashboard/analytics";
import { type AnalyticsBasis, MOST_ANALYTICS_DAYS } from "@/contract/vocabulary/analytics";
import {
  countProducts,
  countReasons,
  countSizes,
  readStepTimes,
  readWarehouseWork,
} from "@/server/db/analytics/analytics";
import { readBreakdown } from "@/server/db/analytics/breakdown";
import type { Period } from "@/server/db/analytics/cohort";
import { countCurrencies, readCostCourse, readCourse } from "@/server/db/analytics/figures";
import { readRefundDeadlines, sumOverdueRefunds } from "@/server/db/analytics/refund-deadlines";
import { getStore } from "@/server/db/stores/stores";
import type { Store } from "@/server/domain/store/types";
import { addDays, daysBetween, localDay, startOfDay } from "@/server/kernel/local-day";
import { invalidField } from "@/server/kernel/problem";
import { createSemaphore } from "@/server/kernel/semaphore";
import {
  presentBreakdown,
  presentCourse,
  presentDays,
  presentFigures,
  presentOverdue,
  presentProduct,
  presentReasons,
  presentSize,
  presentSteps,
} from "@/server/presenters/analytics";
import { implement } from "../implement";

const PRODUCTS_SHOWN = 20;
const SIZES_SHOWN = 15;
/** Statements of one page that run at once: each takes a connection, for seconds in a store with many returns. */
const STATEMENTS_AT_ONCE = 4;

type Asked = { from: string; to: string; basis: AnalyticsBasis; currency?: string | undefined };

/**
 * Returns the requested days, the previous period of the same length, and both together. @throws Problem for invalid
 * days
 */
const periodsOf = ({ id: ecommerceId, timeZone, currencyCode, isTesting }: Store, asked: Asked) => {
  const { from, to, basis, currency = currencyCode } = asked;
  const length = daysBetween(from, to) + 1;
  if (length < 1) throw invalidField("to", "must not lie before from");
  if (length > MOST_ANALYTICS_DAYS) throw invalidField("to", `at most ${MOST_ANALYTICS_DAYS} days after from`);
  const firstDayBefore = addDays(from, -length);
  const period = (first: string, behind: string): Period => ({
    ...{ ecommerceId, basis, currency, hasTests: isTesting },
    fromAt: startOfDay(first, timeZone).toISOString(),
    toAt: startOfDay(behind, timeZone).toISOString(),
  });
  const behind = addDays(to, 1);
  const [now, before, both] = [period(from, behind), period(firstDayBefore, from), period(firstDayBefore, behind)];
  return { ...{ length, currency, firstDayBefore }, now, before, both: { ...both, nowFromAt: now.fromAt } };
};

export const getAnalytics = implement(contract.getAnalytics, async ({ ctx, actor, input }) => {
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  const { timeZone, isTesting: hasTests, config } = store;
  const { length, currency, firstDayBefore, now, before, both } = periodsOf(store, input);
  const { from } = input;
  const { sendWithinDays } = config.refunds;
  const today = localDay(ctx.clock.now(), timeZone);
  const deadline = { timeZone, sendWithinDays, today };
  const few = createSemaphore(STATEMENTS_AT_ONCE);
  const course = { ...both, timeZone, firstDay: from, firstDayBefore };
  const [returned, costs, currencies, reasons, products, sizes, steps, stepsBefore, work, deadlines, overdue] =
    await Promise.all([
      few(() => readCourse(ctx.db, actor, course)),
      few(() => readCostCourse(ctx.db, actor, course)),
      few(() => countCurrencies(ctx.db, actor, both)),
      few(() => countReasons(ctx.db, actor, both)),
      few(() => countProducts(ctx.db, actor, { ...now, limit: PRODUCTS_SHOWN })),
      few(() => countSizes(ctx.db, actor, { ...now, limit: SIZES_SHOWN })),
      few(() => readStepTimes(ctx.db, actor, now)),
      few(() => readStepTimes(ctx.db, actor, before)),
      few(() => readWarehouseWork(ctx.db, actor, now)),
      few(() => readRefundDeadlines(ctx.db, actor, { ...now, ...deadline })),
      few(() => sumOverdueRefunds(ctx.db, actor, { ...deadline, ecommerceId: store.id, hasTests })),
    ]);
  const { returnReasons } = config;
  const days = [...returned, ...costs];
  return {
    ...{ currency, currencies },
    now: presentFigures(days, "NOW"),
    before: presentFigures(days, "BEFORE"),
    days: presentDays(days, { from, length }),
    course: presentCourse(days, { from, length }),
    refundDeadlines: deadlines,
    overdueRefunds: overdue.map(presentOverdue),
    reasons: presentReasons(reasons, returnReasons),
    products: products.map((product) => presentProduct(product, returnReasons)),
    sizes: sizes.map((size) => presentSize(size, returnReasons)),
    steps: presentSteps(steps, stepsBefore),
    warehouses: work,
  };
});

export const getAnalyticsBreakdown = implement(contract.getAnalyticsBreakdown, async ({ ctx, actor, input }) => {
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  const { currency, both } = periodsOf(store, input);
  const rows = await readBreakdown(ctx.db, actor, { ...both, by: input.by });
  return { currency, ...presentBreakdown(rows, { by: input.by, reasons: store.config.returnReasons }) };
});
