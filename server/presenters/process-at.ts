import type { z } from "zod";
import type { getProcessTimeline } from "@/contract/admin/timeline";
import type { ProcessState } from "@/server/domain/process/process-at";
import type { ReturnProcess } from "@/server/domain/process/types";
import { timelineText } from "./timeline-text";
import type { TimelineFact } from "./tracking";

type Timeline = z.input<(typeof getProcessTimeline)["output"]>;

/** A process as it was at a moment, with its entries until then. */
export const presentProcessAt = ({
  process,
  state,
  timeline,
  at,
}: {
  process: Pick<ReturnProcess, "id" | "units">;
  state: ProcessState | null;
  timeline: readonly TimelineFact[];
  at: string;
}): Timeline => {
  const lines = new Map(process.units.map(({ id, orderLineId }) => [id, orderLineId]));
  return {
    process_id: process.id,
    at,
    state: state === null ? null : presentState(state, lines),
    entries: timeline
      .filter((entry) => entry.at <= at)
      .map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        at: entry.at,
        actor_kind: entry.actorKind,
        actor_name: entry.actorName,
        is_shopper_visible: entry.isShopperVisible,
        text: timelineText(entry),
      })),
  };
};

const presentState = (state: ProcessState, lines: ReadonlyMap<string, string>): NonNullable<Timeline["state"]> => ({
  status: state.status,
  shipping_status: state.shippingStatus,
  units: state.units.map((unit) => ({
    unit_id: unit.unitId,
    line_item_id: lines.get(unit.unitId) ?? "",
    location: unit.location,
    verdict: unit.verdict,
    payment: unit.payment,
    reject_reason: unit.rejectReason,
    reviewed_by: unit.reviewedBy,
  })),
  holds: state.holds.map(({ reason, createdAt }) => ({ reason, created_at: createdAt })),
});
