import { adminProcedures } from "./admin-procedures";
import { connectionProcedures } from "./connection-procedures";
import { dashboardProcedures } from "./dashboard-procedures";
import { t } from "./procedure";
import { stationProcedures } from "./station-procedures";
import { storefrontProcedures } from "./storefront-procedures";

/** Every operation under its id: the same ones that REST serves, and those of the dashboard and the station. */
export const appRouter = t.router({
  ...storefrontProcedures,
  ...adminProcedures,
  ...dashboardProcedures,
  ...connectionProcedures,
  ...stationProcedures,
});

export type AppRouter = typeof appRouter;
