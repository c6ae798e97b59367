import * as contract from "@/contract/storefront/drop-off-points";
import { localDay, localTime } from "@/server/kernel/local-day";
import { presentDropOffPoint } from "@/server/presenters/drop-off-point";
import { listDropOffPoints as list } from "@/server/services/logistics/list-drop-off-points";
import { implement } from "../implement";

export const listDropOffPoints = implement(contract.listDropOffPoints, async ({ ctx, actor, input }) => {
  const { returnId, provider, carrier, postcode } = input;
  const { points, timeZone } = await list(ctx, { actor, returnId, provider, carrier, postcode: postcode.trim() });
  const now = ctx.clock.now();
  const moment = { day: localDay(now, timeZone), time: localTime(now, timeZone) };
  return { points: points.map((point) => presentDropOffPoint(point, moment)) };
});
