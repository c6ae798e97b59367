import * as contract from "@/contract/dashboard/analytics";
import { MOST_ANALYTICS_DAYS } from "@/contract/vocabulary/analytics";
import {
  countPerDay,
  countProducts,
  countReasons,
  countSizes,
  type Period,
  readFigures,
  readStepTimes,
  readWarehouseWork,
} from "@/server/db/analytics/analytics";
import { getStore } from "@/server/db/stores/stores";
import { addDays, daysBetween, startOfDay } from "@/server/kernel/local-day";
import { invalidField } from "@/server/kernel/problem";
import {
  presentDays,
  presentFigures,
  presentProduct,
  presentReasons,
  presentSize,
  presentSteps,
} from "@/server/presenters/analytics";
import { implement } from "../implement";

const PRODUCTS_SHOWN = 20;
const SIZES_SHOWN = 15;

export const getAnalytics = implement(contract.getAnalytics, async ({ ctx, actor, input }) => {
  const { from, to, basis } = input;
  const length = daysBetween(from, to) + 1;
  if (length < 1) throw invalidField("to", "must not lie before from");
  if (length > MOST_ANALYTICS_DAYS) throw invalidField("to", `at most ${MOST_ANALYTICS_DAYS} days after from`);
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  const { id: ecommerceId, timeZone } = store;
  const period = (first: string, behind: string): Period => ({
    ...{ ecommerceId, basis },
    fromAt: startOfDay(first, timeZone).toISOString(),
    toAt: startOfDay(behind, timeZone).toISOString(),
  });
  const now = period(from, addDays(to, 1));
  const before = period(addDays(from, -length), from);
  const [figures, earlier, days, reasons, reasonsBefore, products, sizes, steps, stepsBefore, warehouses] =
    await Promise.all([
      readFigures(ctx.db, actor, now),
      readFigures(ctx.db, actor, before),
      countPerDay(ctx.db, actor, { ...now, timeZone }),
      countReasons(ctx.db, actor, now),
      countReasons(ctx.db, actor, before),
      countProducts(ctx.db, actor, { ...now, limit: PRODUCTS_SHOWN }),
      countSizes(ctx.db, actor, { ...now, limit: SIZES_SHOWN }),
      readStepTimes(ctx.db, actor, now),
      readStepTimes(ctx.db, actor, before),
      readWarehouseWork(ctx.db, actor, now),
    ]);
  const { returnReasons } = store.config;
  return {
    currency: store.currencyCode,
    now: presentFigures(figures),
    before: presentFigures(earlier),
    days: presentDays(days, { from, length }),
    reasons: presentReasons(reasons, reasonsBefore, returnReasons),
    products: products.map((product) => presentProduct(product, returnReasons)),
    sizes: sizes.map((size) => presentSize(size, returnReasons)),
    steps: presentSteps(steps, stepsBefore),
    warehouses,
  };
});
