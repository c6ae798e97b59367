import type { getProcessTimeline } from "@/contract/admin/timeline";
import type { ProcessState } from "@/server/domain/process/process-at";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Shown } from "@/server/kernel/wire-names";
import { timelineText } from "./timeline-text";
import type { TimelineFact } from "./tracking";

type Timeline = Shown<(typeof getProcessTimeline)["output"]>;

/** Returns a process as of a moment, with its entries until then. */
export const presentProcessAt = (call: {
  process: Pick<ReturnProcess, "id" | "units">;
  state: ProcessState | null;
  timeline: readonly TimelineFact[];
  at: string;
}): Timeline => {
  const { process, state, timeline, at } = call;
  const lines = new Map(process.units.map(({ id, orderLineId }) => [id, orderLineId]));
  return {
    processId: process.id,
    at,
    state: state === null ? null : presentState(state, lines),
    entries: timeline
      .filter((entry) => entry.at <= at)
      .map((entry) => ({
        ...entry,
        text: timelineText(entry),
      })),
  };
};

const presentState = (state: ProcessState, lines: ReadonlyMap<string, string>): NonNullable<Timeline["state"]> => ({
  status: state.status,
  shippingStatus: state.shippingStatus,
  units: state.units.map((unit) => ({
    ...unit,
    lineItemId: lines.get(unit.unitId) ?? "",
  })),
  holds: state.holds.map(({ reason, createdAt }) => ({ reason, createdAt })),
});
